import type { GivenLine } from '../../src/ai/line-check/accept-lines.ts'

/** Lines of a good coach who has not seen the prompt, for the half marathon of the golden runners. Frozen: no sentence is listed for their sake. */
export const unpromptedLines: readonly GivenLine[] = [
  {
    place: 'daily_plan.example_days.0',
    text: 'Cook {meal:rest.dinner} without rushing and enjoy the quiet evening.',
  },
  {
    place: 'daily_plan.example_days.0',
    text: 'If friends come over, {meal:rest.dinner} is easy to stretch for the whole table.',
  },
  {
    place: 'daily_plan.example_days.0',
    text: 'Rest is training too, so let your legs do very little today.',
  },
  {
    place: 'daily_plan.example_days.0',
    text: 'Put your phone away early tonight. Good sleep does more for you than another look at the forecast.',
  },
  {
    place: 'daily_plan.example_days.0',
    text: 'A slow walk after dinner is plenty of movement for a day like this.',
  },
  {
    place: 'daily_plan.example_days.1',
    text: 'Run by feel today and finish wishing you could go a little farther.',
  },
  {
    place: 'daily_plan.example_days.1',
    text: 'Set the table before you head out, so coming home feels easy.',
  },
  { place: 'daily_plan.example_days.1', text: 'If work runs late, shorten the run and keep your bedtime.' },
  { place: 'daily_plan.example_days.1', text: 'Eat without hurry, and sit down whenever you can.' },
  {
    place: 'daily_plan.example_days.1',
    text: 'An ordinary day like this, repeated calmly, is what carries you toward {target}.',
  },
  { place: 'daily_plan.example_days.2', text: 'Start the long run gently and let the pace come to you.' },
  {
    place: 'daily_plan.example_days.2',
    text: 'Pick a level route now and then, so your legs learn the rhythm of a {course}.',
  },
  {
    place: 'daily_plan.example_days.2',
    text: 'Ask a friend to ride a bike beside you. Good company makes the miles feel shorter.',
  },
  { place: 'daily_plan.example_days.2', text: 'Plan a lazy afternoon and put your feet up with a book.' },
  {
    place: 'long_run_fueling.pre_run.examples',
    text: 'Use these mornings to rehearse race day, right down to the alarm.',
  },
  {
    place: 'long_run_fueling.pre_run.examples',
    text: 'Lay out your clothes the night before so you can eat without rushing.',
  },
  {
    place: 'long_run_fueling.pre_run.examples',
    text: 'Stay with what feels comfortable. Familiar mornings settle nerves better than clever ideas.',
  },
  {
    place: 'long_run_fueling.pre_run.examples',
    text: 'Note how your stomach felt afterward, and keep the choice that bothered you least.',
  },
  {
    place: 'long_run_fueling.pre_run.examples',
    text: 'Give yourself some quiet time between the table and the front door.',
  },
  {
    place: 'long_run_fueling.during.schedule',
    text: 'Practice {long_run.carbs_per_hour} on your long runs until it feels like habit.',
  },
  {
    place: 'long_run_fueling.during.schedule',
    text: 'Ease off slightly while you open each {food:maurten-gel-100}, then settle back into your stride.',
  },
  {
    place: 'long_run_fueling.during.schedule',
    text: 'Set a soft reminder on your watch, so you never have to do sums while running.',
  },
  {
    place: 'long_run_fueling.during.schedule',
    text: 'If you miss a planned moment, stay calm and simply pick up at the next.',
  },
  {
    place: 'long_run_fueling.during.schedule',
    text: 'Wear your race belt on these runs, because any rubbing shows up long before race day.',
  },
  {
    place: 'race_week.mon_wed',
    text: 'The hard work is behind you, so let these days feel almost too easy.',
  },
  {
    place: 'race_week.mon_wed',
    text: 'Heavy legs are common this week and say nothing about how you will race.',
  },
  {
    place: 'race_week.mon_wed',
    text: 'Protect your bedtime now. Sleep banked early takes the pressure off the last night.',
  },
  {
    place: 'race_week.mon_wed',
    text: 'Read through the race plan calmly and picture yourself taking in {race.carbs_per_hour}.',
  },
  {
    place: 'race_week.mon_wed',
    text: 'Tell your family when you hope to finish, and agree on where to meet.',
  },
  {
    place: 'race_week.thu_fri',
    text: 'Keep your jogs short and relaxed, with a few light strides if you feel like it.',
  },
  {
    place: 'race_week.thu_fri',
    text: 'Check your train or parking plan today, while there is still time to change it.',
  },
  {
    place: 'race_week.thu_fri',
    text: 'Stay off your feet at the expo. The stands can wait until after the race.',
  },
  {
    place: 'race_week.thu_fri',
    text: 'Trim your toenails, choose your socks, and leave the new shoes in their box.',
  },
  {
    place: 'race_week.thu_fri',
    text: 'Look at the forecast, and if it still says {climate}, pack light and stop checking.',
  },
  {
    place: 'race_week.day_before',
    text: 'Pin your number on this afternoon, so the evening belongs to you.',
  },
  {
    place: 'race_week.day_before',
    text: 'Sleeping badly tonight will not spoil your race. The nights before matter more.',
  },
  {
    place: 'race_week.day_before',
    text: 'Eat dinner early, keep it familiar, and let the evening wind down.',
  },
  { place: 'race_week.day_before', text: 'Say the key moment out loud before bed: {row.5}.' },
  {
    place: 'race_week.day_before',
    text: 'Keep sightseeing for after the race, and spend today mostly sitting down.',
  },
  { place: 'race_week.race_morning', text: 'Get up early enough that nothing has to be hurried.' },
  { place: 'race_week.race_morning', text: 'Near the start line, your only job is {row.2}.' },
  {
    place: 'race_week.race_morning',
    text: 'Wear an old sweater to the start, and hand it to a friend before the gun.',
  },
  {
    place: 'race_week.race_morning',
    text: 'Nerves are just your body getting ready. Breathe out slowly and let your shoulders drop.',
  },
  {
    place: 'race_day_plan.note',
    text: 'Over the whole race, the plan adds up to {race.carbs}, in small and friendly portions.',
  },
  {
    place: 'race_day_plan.note',
    text: 'Early on, the crowd will pull you along. Hold back, and stay on time for {row.3}.',
  },
  { place: 'race_day_plan.note', text: 'On a {course}, an even pace is your best friend.' },
  {
    place: 'race_day_plan.note',
    text: 'When you reach {row.5.time}, check your posture, relax your hands, and take what you planned.',
  },
  {
    place: 'race_day_plan.note',
    text: 'Aim for {race.fluids_per_hour}, in small mouthfuls rather than big gulps.',
  },
  {
    place: 'race_day_plan.note',
    text: 'Save your courage for the last stretch, then lift your eyes and run for the finish.',
  },
  {
    place: 'prep.batch_prep_steps',
    text: 'Put on some music, clear the counter, and cook everything in an unhurried session.',
  },
  {
    place: 'prep.batch_prep_steps',
    text: 'Label each box with the day, so tired evenings need no decisions.',
  },
  {
    place: 'prep.batch_prep_steps',
    text: 'Let everything cool before you close the lids and stack the fridge.',
  },
  {
    place: 'prep.batch_prep_steps',
    text: 'Invite your training partner to cook along. Shared work goes faster and tastes better.',
  },
  {
    place: 'prep.race_kit_checklist',
    text: 'Count out each {food:maurten-gel-100} and load your belt the evening before.',
  },
  {
    place: 'prep.race_kit_checklist',
    text: 'Write {row.5.time} on a strip of tape and stick it to your wrist.',
  },
  {
    place: 'prep.race_kit_checklist',
    text: 'Pack dry clothes and warm socks for afterward. You will be grateful at the finish.',
  },
  {
    place: 'prep.race_kit_checklist',
    text: 'With {climate} expected, a light singlet and your usual shorts should serve you well.',
  },
  { place: 'assumptions_safety', text: 'This plan assumes a {distance} race and a goal of {target}.' },
  {
    place: 'assumptions_safety',
    text: 'The figures, including {race.sodium_per_hour}, are starting points to adjust after practice.',
  },
  {
    place: 'assumptions_safety',
    text: 'If you feel unwell on the day, slow down or stop. There is always another race.',
  },
]
