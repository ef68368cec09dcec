import type { GivenAnswer } from '../../src/ai/reading/read-answer.ts'

/** What a good model answered to the prompts of ten golden runners at its first try, twelve lines each. Frozen. */
export const promptedAnswers: Readonly<Record<string, GivenAnswer>> = {
  'fodmap-marathon-new-year': {
    meals: [
      { meal: 'rest.dinner', recipes: ['turkey-potato-rosemary-pot'], sides: [] },
      { meal: '5-days-before.breakfast', recipes: ['japanese-rice-and-egg'], sides: [] },
      { meal: '4-days-before.breakfast', recipes: ['japanese-rice-and-egg'], sides: [] },
      { meal: '4-days-before.morning-snack', recipes: ['cinnamon-sugar-toast'], sides: [] },
      { meal: '3-days-before.morning-snack', recipes: ['toast-jam'], sides: [] },
      { meal: '3-days-before.afternoon-snack', recipes: ['cinnamon-sugar-toast'], sides: [] },
      { meal: '3-days-before.dinner', recipes: ['brown-sugar-beef-rice-loading'], sides: [] },
      { meal: '2-days-before.dinner', recipes: ['paprika-chicken-rice-loading'], sides: ['bread'] },
      { meal: '2-days-before.evening-snack', recipes: ['pineapple-cereal-cup'], sides: [] },
      { meal: '1-days-before.lunch', recipes: ['brown-sugar-beef-rice-loading'], sides: [] },
      { meal: '1-days-before.afternoon-snack', recipes: ['cinnamon-sugar-toast'], sides: [] },
    ],
    fuels: [],
    if_then: ['upset-stomach', 'loose-bowels', 'lost-serving'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Start with what takes the longest. Sit down to {meal:rest.dinner} in peace.',
      },
      { place: 'race_week.mon_wed', text: 'These days are for rest. Quiet days bring fresh legs.' },
      {
        place: 'race_week.mon_wed',
        text: 'Keep the kitchen simple. {meal:5-days-before.lunch} is easy to cook.',
      },
      {
        place: 'race_week.thu_fri',
        text: 'Pack your bag early and check everything against your list. End the day with {meal:2-days-before.dinner} in peace.',
      },
      {
        place: 'race_week.day_before',
        text: 'Carry your race shoes in your hand luggage. Settle into your room and unpack calmly.',
      },
      {
        place: 'race_week.day_before',
        text: 'Keep your usual bedtime. {meal:1-days-before.dinner} is a calm way to end the day.',
      },
      {
        place: 'race_week.race_morning',
        text: 'A slow start is normal and leaves time to settle. Get ready for {row.2} without hurry.',
      },
      {
        place: 'race_week.race_morning',
        text: 'An old sweater keeps you warm before the start. Trust the weeks behind you.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Look for an even rhythm from the start. When it is time, take {row.3} at a calm pace.',
      },
      {
        place: 'race_day_plan.note',
        text: 'On a {course} an even effort is your best friend. The opening kilometers should feel almost too easy.',
      },
      {
        place: 'prep.batch_prep_steps',
        text: 'Read the recipes calmly before you start. Wash up while the pot does its work.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Pack a warm layer for after the finish. Check that {food:saltstick-caps} is packed before you leave.',
      },
    ],
  },
  'half-1-45-omnivore': {
    meals: [
      { meal: 'rest.dinner', recipes: ['chicken-carrot-lemon-quinoa'], sides: [] },
      { meal: 'run.breakfast', recipes: ['oat-egg-pancakes-jam'], sides: ['fruit'] },
      { meal: 'run.dinner', recipes: ['carbonara-style-pasta-cheddar-egg'], sides: ['salad'] },
      { meal: 'long-run.lunch', recipes: ['chicken-wraps'], sides: ['fruit'] },
      { meal: 'long-run.dinner', recipes: ['chicken-couscous-salad'], sides: ['bread'] },
      { meal: '5-days-before.dinner', recipes: ['beef-and-broccoli'], sides: ['rice'] },
      { meal: '3-days-before.breakfast', recipes: ['rice-banana-honey-bowl'], sides: [] },
      { meal: '2-days-before.dinner', recipes: ['paprika-chicken-rice-loading'], sides: [] },
      { meal: '2-days-before.evening-snack', recipes: ['toast-jam'], sides: [] },
      { meal: '1-days-before.dinner', recipes: ['honey-soy-chicken-rice-loading'], sides: [] },
    ],
    fuels: [],
    if_then: ['upset-stomach', 'lost-serving', 'late-start'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Pick an evening that suits your week. Put music on and cook {meal:rest.dinner} with family.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Wash up as you go. Take your time with {meal:run.dinner} in peace.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Write down what worked after each long run. Look forward to {meal:long-run.lunch} at home.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Rehearse your race morning before your long run. Start your long run at the time of the race.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Practice reaching for your belt while you run. Know how {food:maurten-gel-100} opens so race day feels familiar.',
      },
      { place: 'race_week.mon_wed', text: 'Keep walks short and easy. Easy days build fresh legs.' },
      {
        place: 'race_week.thu_fri',
        text: 'Nerves before the race are common and a good sign. Check the forecast and pack for it.',
      },
      {
        place: 'race_week.day_before',
        text: 'Check the way to the start today. End the day with {meal:1-days-before.dinner} relaxed.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Stay patient if the start is crowded. Make room for {row.2} calmly.',
      },
      {
        place: 'race_day_plan.note',
        text: 'A goal of {target} rewards patience and an easy start. Let others go and run your own pace.',
      },
      {
        place: 'race_day_plan.note',
        text: 'When the group around you surges, keep in your own rhythm. Ease off for {row.4} and smile.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Your usual socks belong in the bag. Keep {food:maurten-gel-100} ready next to your shoes.',
      },
    ],
  },
  'heavy-marathoner-800-grams': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['apple-cinnamon-porridge'], sides: ['milk'] },
      { meal: 'run.lunch', recipes: ['coconut-chicken-white-rice'], sides: [] },
      { meal: 'run.dinner', recipes: ['turkey-basil-tomato-pasta'], sides: ['bread'] },
      { meal: 'long-run.lunch', recipes: ['chicken-curry'], sides: ['rice'] },
      { meal: '6-days-before.lunch', recipes: ['turkey-potato-rosemary-pot'], sides: ['bread'] },
      { meal: '5-days-before.dinner', recipes: ['cream-cheese-lemon-pasta'], sides: ['bread'] },
      { meal: '4-days-before.breakfast', recipes: ['honey-french-toast'], sides: ['juice'] },
      { meal: '3-days-before.lunch', recipes: ['chicken-curry'], sides: ['rice'] },
      { meal: '2-days-before.late-morning-snack', recipes: ['honey-crisp-rice-clusters'], sides: [] },
      { meal: '2-days-before.dinner', recipes: ['tomato-omelet-rice-loading'], sides: ['bread'] },
      { meal: '1-days-before.breakfast', recipes: ['rice-banana-honey-bowl'], sides: ['juice'] },
      { meal: '1-days-before.dinner', recipes: ['lemon-honey-chicken-rice-loading'], sides: ['bread'] },
    ],
    fuels: [],
    if_then: ['hotter', 'wall', 'walking'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Set out what you need before you cook. Give yourself time for {meal:rest.dinner} together.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Cook on a quiet evening. Label the containers with the day.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Put your feet up after lunch. Let someone else cook {meal:long-run.dinner} at home.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Use your long runs as a dress rehearsal for race day. Keep the routine before your long runs the same.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Find a route that looks like the course. Your plan has {long_run.carbs_per_hour}.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Set an alert on your watch for your stops. Practice with {food:generic-gel} in training.',
      },
      {
        place: 'race_week.mon_wed',
        text: 'These days are for routine. Keep the evenings slow and the lights low.',
      },
      {
        place: 'race_week.thu_fri',
        text: 'Rest is part of training. Set the table for {meal:3-days-before.lunch} in peace.',
      },
      {
        place: 'race_week.day_before',
        text: 'Ask the hotel for a quiet room. A restless night before a race is common.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Give yourself plenty of time to arrive. Calmly plan for {row.2}.',
      },
      {
        place: 'race_day_plan.note',
        text: 'On the climbs, shorten your steps and keep your effort steady. Walk for {row.9} with a smile.',
      },
      {
        place: 'race_day_plan.note',
        text: 'On the downhills, run relaxed and let the road carry you. Save some courage for the last climb.',
      },
    ],
  },
  'hot-10k': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['masala-omelet'], sides: ['bread'] },
      { meal: 'rest.dinner', recipes: ['egg-and-potato-smorrebrod'], sides: ['salad'] },
      { meal: 'run.breakfast', recipes: ['banana-honey-white-toast'], sides: [] },
      { meal: 'run.lunch', recipes: ['jacket-potatoes-with-beans'], sides: ['salad'] },
      { meal: 'long-run.lunch', recipes: ['three-egg-omelet-cheese'], sides: ['bread', 'salad'] },
      { meal: 'long-run.dinner', recipes: ['chicken-tinga-tacos'], sides: ['fruit'] },
      { meal: '6-days-before.dinner', recipes: ['cream-cheese-lemon-pasta'], sides: ['salad'] },
      { meal: '4-days-before.morning-snack', recipes: ['papaya-lime'], sides: [] },
      { meal: '3-days-before.dinner', recipes: ['tomato-omelet-rice-loading'], sides: [] },
      { meal: '1-days-before.lunch', recipes: ['salmon-butter-white-rice'], sides: [] },
    ],
    fuels: [],
    if_then: ['hotter', 'dry-station', 'late-start'],
    lines: [
      { place: 'daily_plan.example_days.0', text: 'Cook with music. {meal:rest.lunch} is easy to cook.' },
      {
        place: 'daily_plan.example_days.1',
        text: 'Simple meals suit easy days. Enjoy {meal:run.dinner} with family.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Wear your race clothes on your long runs. Bring sunscreen against the sun.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Run your long runs easy enough to talk. Get to know {food:generic-sports-drink-8} in training.',
      },
      { place: 'race_week.mon_wed', text: 'Let your legs rest up. Read something light in the evening.' },
      {
        place: 'race_week.thu_fri',
        text: 'Nothing new on race day, wear what you have practiced in. Leave time for {meal:2-days-before.dinner} sitting down.',
      },
      {
        place: 'race_week.day_before',
        text: 'Lay out your clothes so the morning runs itself. Have dinner early and let the evening wind down.',
      },
      {
        place: 'race_week.day_before',
        text: 'Arrive early and settle slowly. {meal:1-days-before.dinner} is a calm way to end the day.',
      },
      {
        place: 'race_week.race_morning',
        text: 'In {climate}, start calmly and listen to your body. Breathe slowly and let your shoulders drop.',
      },
      {
        place: 'race_week.race_morning',
        text: 'A crowded start is normal and leaves time to settle. Your plan has {row.2}.',
      },
      {
        place: 'race_day_plan.note',
        text: 'If your breathing gets loud, slow down until you can talk. When it is time, ease off for {row.3}.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Pack a cap against the sun. Pack dry clothes for after the race.',
      },
    ],
  },
  'marathon-on-a-high-budget': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['avocado-toast-eggs'], sides: ['fruit'] },
      { meal: 'run.lunch', recipes: ['warm-salmon-olive-salad'], sides: ['bread'] },
      { meal: 'run.dinner', recipes: ['paprika-shrimp-tomato-rice'], sides: ['salad'] },
      { meal: 'long-run.lunch', recipes: ['thai-chicken-curry'], sides: ['rice'] },
      { meal: 'long-run.dinner', recipes: ['thai-basil-turkey'], sides: ['rice'] },
      { meal: '6-days-before.lunch', recipes: ['chicken-and-leek-with-potatoes'], sides: ['bread'] },
      { meal: '4-days-before.dinner', recipes: ['butter-rosemary-risotto'], sides: [] },
      { meal: '3-days-before.breakfast', recipes: ['honey-french-toast'], sides: ['juice'] },
      { meal: '3-days-before.dinner', recipes: ['tomato-omelet-rice-loading'], sides: ['bread'] },
      { meal: '2-days-before.dinner', recipes: ['tuna-vinegared-rice-loading'], sides: [] },
      { meal: '1-days-before.breakfast', recipes: ['white-toast-jam-banana'], sides: ['juice'] },
    ],
    fuels: [],
    if_then: ['wall', 'lost-serving', 'upset-stomach'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Share the cooking with friends. Set the table for {meal:rest.dinner} together.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Put on a podcast while you cook. Sit down to {meal:run.dinner} with family.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'If a long run goes badly, you have learned something useful. Look forward to {meal:long-run.dinner}.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Ask a friend to run along. Note how you felt after each long run.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Start the long run gently and let the pace come to you. Write how {food:neversecond-c30-gel} felt on the long run.',
      },
      {
        place: 'race_week.mon_wed',
        text: 'Go to bed early. Leave time for {meal:4-days-before.dinner} in peace.',
      },
      { place: 'race_week.thu_fri', text: 'Pick up your bib early and go home. Trust the miles behind you.' },
      {
        place: 'race_week.day_before',
        text: 'Stay off your feet in the afternoon. Set the alarm and a backup.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Start slower than you want and let the crowd run away from you. As planned, take {row.2} without hurry.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Think of the course in small pieces. In all, your plan has {race.carbs}.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Patience in the early part pays you back late. Smile at the volunteers around you.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Agree on a spot to meet your friends after the finish. Put {food:neversecond-c30-gel} in your belt before you leave.',
      },
    ],
  },
  'measured-sweat-hot-marathon': {
    meals: [
      { meal: 'rest.lunch', recipes: ['turkey-kidney-bean-chili'], sides: ['rice'] },
      { meal: 'rest.dinner', recipes: ['red-lentil-soup'], sides: ['bread'] },
      { meal: 'run.lunch', recipes: ['tuna-puttanesca'], sides: ['salad'] },
      { meal: 'run.dinner', recipes: ['chicken-pesto-zucchini'], sides: ['pasta'] },
      { meal: 'run.evening-snack', recipes: ['trail-mix'], sides: [] },
      { meal: 'long-run.lunch', recipes: ['chicken-biryani'], sides: ['fruit'] },
      { meal: 'long-run.dinner', recipes: ['arroz-con-pollo'], sides: ['salad'] },
      { meal: '5-days-before.dinner', recipes: ['turkey-potato-rosemary-pot'], sides: ['bread'] },
      { meal: '3-days-before.dinner', recipes: ['paprika-chicken-rice-loading'], sides: ['juice'] },
      { meal: '2-days-before.dinner', recipes: ['turkey-tomato-noodles-loading'], sides: ['bread', 'juice'] },
      { meal: '2-days-before.evening-snack', recipes: ['rice-pudding-pots'], sides: [] },
      { meal: '1-days-before.breakfast', recipes: ['banana-honey-white-toast'], sides: ['juice'] },
    ],
    fuels: [],
    if_then: ['hotter', 'dry-station', 'cramp'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Cook {meal:rest.dinner} in peace and let someone else wash up.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Cook on a quiet evening. Set out what you need before you start.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Wear your race shoes on your long runs. Write down what worked after each long run.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Start your long run at the time of the race. For the long run get to know {food:nuun-sport}.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Your plan has {long_run.carbs_per_hour}. Set a reminder on your watch for the stops.',
      },
      { place: 'race_week.mon_wed', text: 'Easy days build fresh legs. Trust the miles behind you.' },
      {
        place: 'race_week.thu_fri',
        text: 'Take your time with {meal:2-days-before.dinner} at home. Check the forecast and pack for it.',
      },
      {
        place: 'race_week.day_before',
        text: 'Carry your race shoes in your hand luggage. Settle into your room and unpack slowly.',
      },
      {
        place: 'race_week.race_morning',
        text: 'A slow start is normal and leaves time to settle. In {climate} start calmly and listen to your body.',
      },
      {
        place: 'race_day_plan.note',
        text: 'When it is time walk for {row.8} with a smile. Look for an even rhythm from the start.',
      },
      {
        place: 'prep.batch_prep_steps',
        text: 'Start with what takes longest. Wash up while the oven does its work.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Check that {food:saltstick-caps} is packed the day before. Bring a cap against the sun.',
      },
    ],
  },
  'saturday-half-vegetarian-lactose': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['instant-oatmeal-banana-nut'], sides: ['fruit'] },
      { meal: 'rest.lunch', recipes: ['chana-masala'], sides: ['rice'] },
      { meal: 'rest.dinner', recipes: ['chickpea-rosemary-pasta'], sides: ['salad'] },
      { meal: 'run.breakfast', recipes: ['nut-butter-banana-toast'], sides: ['juice'] },
      { meal: 'run.lunch', recipes: ['red-lentil-soup'], sides: ['bread'] },
      { meal: 'run.dinner', recipes: ['vegetable-biryani'], sides: ['salad'] },
      { meal: 'long-run.lunch', recipes: ['jacket-potatoes-with-beans'], sides: ['fruit'] },
      { meal: 'long-run.dinner', recipes: ['lentil-sloppy-joes'], sides: ['potatoes'] },
      { meal: '6-days-before.dinner', recipes: ['tofu-kidney-bean-chili'], sides: ['rice'] },
      { meal: '4-days-before.dinner', recipes: ['jacket-potatoes-with-beans'], sides: [] },
      { meal: '2-days-before.dinner', recipes: ['tomato-omelet-rice-loading'], sides: ['juice'] },
      { meal: '1-days-before.dinner', recipes: ['tomato-omelet-rice-loading'], sides: ['bread'] },
    ],
    fuels: [],
    if_then: ['upset-stomach', 'lost-serving', 'late-start'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Choose an evening that suits your week. Share the cooking with friends.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Put music on and cook {meal:run.dinner} together. Wash up as you go.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Look forward to {meal:long-run.dinner} with family. Let your legs rest.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Find a loop that feels like the race. Know how {food:generic-gel} opens so race day feels familiar.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Start the long run gently and let the pace come to you. Practice reaching for your belt while you run.',
      },
      { place: 'race_week.mon_wed', text: 'These days are for rest and routine. Keep your usual bedtime.' },
      { place: 'race_week.mon_wed', text: 'Talk with friends who make you laugh.' },
      {
        place: 'race_week.thu_fri',
        text: 'Pick up your bib early and go home. Pack gloves against the cold.',
      },
      {
        place: 'race_week.day_before',
        text: '{meal:1-days-before.dinner} is a calm way to end the day. Ask the hotel for a quiet room.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Stay calm when the start is crowded. Remember to make room for {row.2} without hurry.',
      },
      {
        place: 'race_day_plan.note',
        text: 'On a {course} an even rhythm is your best friend. Save some courage for the last mile.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Lay out {food:saltstick-caps} next to your shoes. Pack a dry shirt for after the finish.',
      },
    ],
  },
  'teen-marathon': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['peanut-banana-porridge'], sides: ['milk', 'fruit'] },
      { meal: 'rest.lunch', recipes: ['jacket-potatoes-with-beans'], sides: ['salad'] },
      { meal: 'rest.dinner', recipes: ['chicken-thigh-lemon-greens'], sides: ['potatoes'] },
      { meal: 'run.breakfast', recipes: ['pbj-toast-milk'], sides: ['fruit'] },
      { meal: 'run.lunch', recipes: ['turkey-basil-tomato-pasta'], sides: ['bread'] },
      { meal: 'run.morning-snack', recipes: ['rice-cakes-butter-syrup'], sides: ['milk'] },
      { meal: 'long-run.dinner', recipes: ['chicken-tinga-tacos'], sides: ['rice', 'avocado'] },
      { meal: '6-days-before.dinner', recipes: ['hamburger-goulash'], sides: ['bread'] },
      { meal: '4-days-before.evening-snack', recipes: ['banana-honey-milk'], sides: [] },
      { meal: '3-days-before.breakfast', recipes: ['white-toast-jam-banana'], sides: ['juice'] },
      { meal: '2-days-before.dinner', recipes: ['paprika-chicken-rice-loading'], sides: ['bread'] },
      { meal: '1-days-before.dinner', recipes: ['cinnamon-turkey-rice-loading'], sides: ['juice'] },
    ],
    fuels: [],
    if_then: ['walking', 'wall', 'upset-stomach'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Cook with music. Read the recipe through before you start.',
      },
      { place: 'daily_plan.example_days.1', text: 'Set the table for {meal:run.dinner} with family.' },
      {
        place: 'daily_plan.example_days.2',
        text: 'Let someone else cook {meal:long-run.dinner} at home. Put your feet up in the afternoon.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Ask a friend to ride along. Practice your race morning before your long run.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'In training write how {food:generic-gel} felt. On the climbs shorten your stride and keep your effort even.',
      },
      {
        place: 'race_week.mon_wed',
        text: 'Be proud of your training. Leave your phone in another room at night.',
      },
      {
        place: 'race_week.thu_fri',
        text: 'Give yourself time for {meal:3-days-before.breakfast} sitting down. Tell your family where to wait.',
      },
      {
        place: 'race_week.day_before',
        text: 'Check the way to the start early. Lay out your shoes and clothes the night before.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Nerves before the start are normal and a good sign. As planned get ready for {row.1} relaxed.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Ask for help early if you feel unwell. Start easier than you want to.',
      },
      {
        place: 'race_day_plan.note',
        text: 'The {course} rewards patience. On the downhills run relaxed and let the road carry you.',
      },
      {
        place: 'assumptions_safety',
        text: 'Be proud of your race whatever the clock says. Walk slowly after the finish.',
      },
    ],
  },
  'vegan-marathon-low-budget': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['tofu-scramble-bagel'], sides: ['fruit'] },
      { meal: 'rest.lunch', recipes: ['koshari'], sides: ['salad'] },
      { meal: 'rest.dinner', recipes: ['tofu-fried-rice'], sides: [] },
      { meal: 'run.breakfast', recipes: ['instant-oatmeal-banana-nut'], sides: ['fruit'] },
      { meal: 'run.morning-snack', recipes: ['pretzels-hummus'], sides: [] },
      { meal: 'run.dinner', recipes: ['moroccan-tofu-chickpea-couscous'], sides: ['bread'] },
      { meal: 'long-run.lunch', recipes: ['louisiana-red-beans-rice'], sides: ['salad'] },
      { meal: 'long-run.dinner', recipes: ['peanut-rice-noodles'], sides: ['fruit'] },
      { meal: '6-days-before.breakfast', recipes: ['peanut-banana-porridge'], sides: ['juice'] },
      { meal: '5-days-before.dinner', recipes: ['glazed-tofu-rice-loading'], sides: ['salad'] },
      { meal: '2-days-before.dinner', recipes: ['glazed-tofu-rice-loading'], sides: ['bread', 'juice'] },
      { meal: '1-days-before.dinner', recipes: ['glazed-tofu-rice-loading'], sides: ['juice'] },
    ],
    fuels: [],
    if_then: ['lost-serving', 'loose-bowels', 'wall'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: '{meal:rest.dinner} is easy to cook. Keep the kitchen calm.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Pick an afternoon that suits you. Enjoy dinner with friends.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Use your long run as a dress rehearsal for race day. Sit down to {meal:long-run.lunch} relaxed.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Keep the routine before your long runs the same. Practice with {food:sugar-gel-home} on the long run.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: '{long_run.carbs_per_hour} is planned. Run your long runs easy enough to chat.',
      },
      {
        place: 'race_week.mon_wed',
        text: 'Quiet days bring fresh legs. Enjoy {meal:5-days-before.dinner} in peace.',
      },
      {
        place: 'race_week.thu_fri',
        text: 'When doubt comes remember your training. Read something light in the evening.',
      },
      {
        place: 'race_week.day_before',
        text: 'Pin your bib on the evening before. A restless night before a race is common.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Breathe out slowly and let your shoulders drop. An old sweater keeps you warm before the start.',
      },
      {
        place: 'race_day_plan.note',
        text: 'In all your plan has {race.carbs}. Patience in the early miles pays you back late.',
      },
      {
        place: 'prep.batch_prep_steps',
        text: 'Label the containers with the date. Put on a podcast while you cook.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Put {food:sugar-gel-home} in your belt before you leave. Your favorite socks belong in the bag.',
      },
    ],
  },
  'walk-run-6-30': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['carrot-cake-porridge'], sides: ['milk'] },
      { meal: 'rest.lunch', recipes: ['jacket-potatoes-with-beans'], sides: ['salad'] },
      { meal: 'rest.dinner', recipes: ['raisin-walnut-pilaf'], sides: ['yogurt'] },
      { meal: 'run.breakfast', recipes: ['honey-french-toast'], sides: ['fruit'] },
      { meal: 'run.lunch', recipes: ['swedish-meatballs'], sides: ['potatoes'] },
      { meal: 'run.dinner', recipes: ['egg-fried-rice'], sides: ['salad'] },
      { meal: 'long-run.dinner', recipes: ['colcannon-with-poached-eggs'], sides: ['bread'] },
      { meal: '6-days-before.lunch', recipes: ['cream-cheese-lemon-pasta'], sides: [] },
      { meal: '5-days-before.dinner', recipes: ['turkey-potato-rosemary-pot'], sides: ['bread'] },
      { meal: '3-days-before.lunch', recipes: ['lemon-chicken-rice-soup-loading'], sides: ['bread'] },
      { meal: '2-days-before.dinner', recipes: ['tomato-omelet-rice-loading'], sides: ['juice'] },
      { meal: '1-days-before.dinner', recipes: ['paprika-chicken-rice-loading'], sides: [] },
    ],
    fuels: [],
    if_then: ['walking', 'late-start', 'upset-stomach'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'End the day with {meal:rest.dinner} together. Simple meals suit quiet days.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Share the kitchen with family. Sit down for your meals and take your time.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Note how you felt after each long run. If a rehearsal goes badly you have learned something useful.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Get to know {food:pretzels-28} in training so race day feels familiar. A short walk settles the nerves.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Think of the course in small pieces. Make sure to keep {food:jelly-beans-28} ready.',
      },
      { place: 'race_week.mon_wed', text: 'Rest is part of training. Keep walks short and easy.' },
      {
        place: 'race_week.thu_fri',
        text: '{meal:2-days-before.dinner} is familiar. Keep the evenings quiet and the lights low.',
      },
      {
        place: 'race_week.day_before',
        text: 'Arrive early and settle slowly. Have dinner early and let the evening wind down.',
      },
      {
        place: 'race_week.race_morning',
        text: '{distance} is long and leaves time to settle in. Let the crowd go and run your own race.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Make sure to ease off for {row.8} while walking. Thank the volunteers along the way.',
      },
      { place: 'prep.batch_prep_steps', text: 'Keep the cooking simple. Label the boxes with the day.' },
      {
        place: 'prep.race_kit_checklist',
        text: 'Know where {food:sugar-gel-home} is. Agree on a spot to meet your family after the finish.',
      },
    ],
  },
}
