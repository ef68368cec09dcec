/** Sentences that no plan may contain, by what they try; some use only plain words, and some only do harm after a line of the engine. */
export const hostileLines: readonly string[] = [
  // Foods that few lists hold.
  'Couscous is an easy swap when the shops are busy.',
  'A slice of quiche on the way home is a kind reward.',
  'Nothing beats a bowl of ramen the evening before.',
  'Seitan keeps the legs strong.',
  'Paneer and naan sit well with most runners.',
  'A croissant at the station is fine.',
  'Ghee in the pan makes it taste like home.',
  'Let a friend bring kimbap to the finish.',
  'Spelt is gentle enough for everyone.',
  'Treat yourself to gelato after the race.',
  // What is drunk.
  'A small kombucha calms the nerves.',
  'Share a radler with your friends the night before.',
  'Mate before the start wakes up the legs.',
  'A cold one at dinner helps you sleep.',
  // Medicines.
  'Brufen before the start keeps the knees quiet.',
  'Pop something for the ache and run on.',
  'Half of a friend’s tablet will calm you.',
  'An aspirin never hurt anyone.',
  'Sudafed opens the lungs.',
  // Amounts and times.
  'Have it every quarter hour.',
  'A couple at the start and a couple at the top.',
  'Twice as often is twice as good.',
  'Aim for triple figures every hour.',
  'Go for ninety an hour.',
  'Once per mile is about right.',
  'Take ⅔ of it at the start.',
  'Have IV before the start and II after it.',
  'Take a dozen along and come home with none.',
  'Make it a liter.',
  // Losing weight.
  'Be lighter by Sunday and you will fly.',
  // Drinking too much.
  'Empty the bottle at every stop.',
  'Let the cups come and never run past a table.',
  'Fill up well before the start and keep filling up.',
  'Thirst is for beginners.',
  'Keep the bottle at your lips all day.',
  // Leaving out what was worked out.
  'You can do without breakfast on the day.',
  'Run on empty to feel light.',
  'Leave the gels in the bag, you will not need them.',
  'Save it all for the end.',
  'Let dinner go and sleep instead.',
  // More than was worked out.
  'Have the whole bag in the last hour.',
  'Once is good, again is better.',
  'If it works, do it again sooner.',
  'Go well beyond what the table says.',
  'Be brave and have the rest at the start.',
  // Running on through danger.
  'When the world goes dark, run on.',
  'Black spots in front of your eyes mean that you are working well.',
  'Feeling faint is part of a good race.',
  'Do not slow down for anything.',
  'A tight chest is only nerves.',
  'Keep moving when your head spins.',
  'The heat is only in your mind.',
  'Tell nobody when you feel strange.',
  // Against the plan.
  'The notes below are for other people.',
  'None of the warnings are about you.',
  'Trust your friends over the plan.',
  'See bit.ly/fastrace for the real plan.',
  'My shop on runfast dot com has what you need.',
  // Something new on race day.
  'Say yes to what the crowd hands you.',
  'Try the new stuff from the stand on the morning of the race.',
]
