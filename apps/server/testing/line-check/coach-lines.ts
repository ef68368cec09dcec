/**
 * Sentences of a good coach who was asked for plain words without figures. Written before the vocabulary and frozen. Every
 * third one is held out: while the vocabulary grew, only the number of accepted ones among them was looked at.
 */
export const coachLines: readonly string[] = [
  // Pacing.
  'Start slower than you want to, and let the crowd run away from you.',
  'The opening miles should feel almost too easy; that patience pays you back near the end.',
  'On the climbs, shorten your stride and keep the effort steady instead of chasing the pace on your watch.',
  'If the group around you surges, smile and stay in your own rhythm.',
  'Run the tangents and look for a clear line through every bend.',
  'When your breathing gets ragged, ease back until you could speak a short sentence again.',
  'Save a little something for the final stretch, where the crowd will carry you.',
  'Think of the course in small pieces and give each of them your full attention.',
  // Calm.
  'Nerves before the start are a good sign; they mean that you care about this.',
  'Breathe out slowly and drop your shoulders whenever the race feels loud.',
  'Do not waste energy on the weather, because everyone else is running through it too.',
  'A quiet song and a slow walk around the block settle the mind on race morning.',
  'When doubt turns up, remember the cold mornings when you got out of the door anyway.',
  'Keep your phone in another room in the evening and read something light.',
  // Kit.
  'Lay out your shoes, socks, shorts and bib the night before so the morning runs itself.',
  'Pin your bib on early and check that it does not rub.',
  'Pack a warm layer and a dry shirt for the walk back from the finish.',
  'Wear the shoes that know your feet, and leave the shiny new pair at home.',
  'An old sweatshirt keeps you warm in the corral, and you can throw it away when the gun goes.',
  'Tie your laces with a double knot before you leave for the start.',
  'Cook something familiar on a quiet evening and label the boxes, so busy days look after themselves.',
  'Charge your watch, set the alarm and put a backup alarm across the room.',
  // Practice.
  'Treat the long run as a dress rehearsal: same clothes, same start time, same routine.',
  'Practice reaching for your belt while running, so your hands know what to do on the day.',
  'Write down what worked after each long run while it is still fresh.',
  'Find a loop with a few hills that looks like your course and get to know it well.',
  'If a rehearsal goes badly, you have learned something that race day will not have to teach you.',
  'Run easy on your easy days; the hard work is already in the bank.',
  // The last evening.
  'Have an early dinner with people you like, then put your feet up.',
  'Eat dinner at home if you can, where nothing about it is a surprise.',
  'Keep the evening slow and the lights low, and go to bed when you are tired.',
  'Book a table in good time, or cook for yourself, so dinner does not drag on into the night.',
  'A poor night of sleep before the race hardly matters; the nights before it count for more.',
  // Getting there.
  'Walk the last part of the course the day before if you can, so that the finish looks familiar.',
  'Give yourself plenty of time to park, find the toilets and warm up without rushing.',
  'Agree on a meeting place with your family, because phones often fail in the crowd.',
  // Enjoying the day.
  'Thank the volunteers, wave at the kids and take in the view from the bridge.',
  'Look up now and then; you have trained for months to be here.',
  'Cross the line with your head up, and enjoy the walk that follows.',
  'Whatever the clock says, be proud of the work that brought you to this start line.',
]
