import type { GivenAnswer } from '../../src/ai/reading/read-answer.ts'

/** What a good model answered to the prompts of ten golden runners at its first try, twelve lines each. Frozen. */
export const promptedAnswers: Readonly<Record<string, GivenAnswer>> = {
  'fodmap-marathon-new-year': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['cream-of-rice-bowl-brown-sugar'] },
      { meal: 'rest.lunch', recipes: ['saag-chicken-potatoes'] },
      { meal: 'rest.dinner', recipes: ['turkey-potato-rosemary-pot'] },
      { meal: 'run.lunch', recipes: ['shrimp-pad-thai'] },
      { meal: '5-days-before.breakfast', recipes: ['japanese-rice-and-egg'] },
      { meal: '5-days-before.dinner', recipes: ['lemon-butter-chicken-white-rice'] },
      { meal: '4-days-before.breakfast', recipes: ['japanese-rice-and-egg'] },
      { meal: '4-days-before.dinner', recipes: ['poached-egg-soy-rice-loading'] },
      { meal: '3-days-before.lunch', recipes: ['lemon-butter-chicken-white-rice'] },
      { meal: '3-days-before.dinner', recipes: ['brown-sugar-beef-rice-loading'] },
      { meal: '2-days-before.afternoon-snack', recipes: ['honey-crisp-rice-clusters'] },
      { meal: '1-days-before.lunch', recipes: ['poached-egg-soy-rice-loading'] },
    ],
    fuels: [],
    if_then: ['upset-stomach', 'loose-bowels', 'lost-serving'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Cook {meal:rest.lunch} in peace. Read the recipe calmly before you start.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Share the kitchen with family. Clear up while the oven does its work.',
      },
      { place: 'race_week.mon_wed', text: 'Let your legs rest up. Trust your training.' },
      { place: 'race_week.mon_wed', text: 'A short walk settles the nerves. Keep your usual bedtime.' },
      {
        place: 'race_week.thu_fri',
        text: 'Familiar meals suit easy days. Spend the evening with people you love.',
      },
      {
        place: 'race_week.thu_fri',
        text: 'Leave the new shoes at home. Check the weather and dress for it.',
      },
      {
        place: 'race_week.day_before',
        text: 'End the day with {meal:1-days-before.dinner} at home. Go to bed early today.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Get ready for {row.2} calmly. Nerves before the start are common and a good sign.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Stay calm when the start is crowded. Begin easier than you want and let the crowd run away from you.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Your plan has {race.carbs_per_hour}, spread evenly. Look for an even effort from the start.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Make sure {food:sis-go-isotonic} is packed with your shoes. Agree on a spot to meet your family after the finish.',
      },
      {
        place: 'prep.batch_prep_steps',
        text: 'Set out what you need before you cook. Put on music while you cook.',
      },
    ],
  },
  'half-1-45-omnivore': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['ricotta-fig-toast'] },
      { meal: 'run.breakfast', recipes: ['oat-egg-pancakes-jam'] },
      { meal: 'run.morning-snack', recipes: ['smoked-salmon-potato-bites'] },
      { meal: 'run.dinner', recipes: ['nicoise-salad'] },
      { meal: 'long-run.lunch', recipes: ['chicken-wraps'] },
      { meal: 'long-run.dinner', recipes: ['chicken-couscous-salad'] },
      { meal: '6-days-before.lunch', recipes: ['lemon-butter-chicken-white-rice'] },
      { meal: '3-days-before.breakfast', recipes: ['nordic-rice-porridge'] },
      { meal: '3-days-before.dinner', recipes: ['honey-soy-chicken-rice-loading'] },
      { meal: '2-days-before.lunch', recipes: ['chicken-and-mash-loading'] },
      { meal: '2-days-before.dinner', recipes: ['paprika-chicken-rice-loading'] },
      { meal: '1-days-before.lunch', recipes: ['honey-soy-chicken-rice-loading'] },
    ],
    fuels: [],
    if_then: ['upset-stomach', 'lost-serving', 'dry-station'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Pick an evening that suits your week. Put music on and cook {meal:rest.dinner}.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Set out what you need before you cook, and wash up as you go.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Share the cooking with family. Sit down for your dinner and take your time.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Rehearse your race morning before your long run. Keep the routine before your long runs the same.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Practice reaching for your belt while you run. Practice with {food:maurten-gel-100} on the long run.',
      },
      { place: 'race_week.mon_wed', text: 'Easy days build fresh legs. Simple meals suit quiet evenings.' },
      {
        place: 'race_week.thu_fri',
        text: 'These days are for rest. End the day with {meal:3-days-before.dinner} in peace.',
      },
      {
        place: 'race_week.day_before',
        text: 'Carry your race shoes in your hand luggage. Settle into your room and unpack slowly.',
      },
      {
        place: 'race_week.race_morning',
        text: 'A slow start is normal and leaves time to settle. Breathe out slowly and let your shoulders drop.',
      },
      {
        place: 'race_day_plan.note',
        text: 'The early kilometers should feel almost too easy. On a {course}, an even effort is your best friend.',
      },
      {
        place: 'prep.batch_prep_steps',
        text: 'Read the recipes through before you start. Start with what takes the longest.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Pack a dry shirt for after the finish. Check that {food:maurten-gel-100} is packed before you leave.',
      },
    ],
  },
  'heavy-marathoner-800-grams': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['apple-cinnamon-porridge'] },
      { meal: 'rest.lunch', recipes: ['lentil-sloppy-joes'] },
      { meal: 'run.breakfast', recipes: ['white-toast-jam-banana'] },
      { meal: 'run.lunch', recipes: ['koshari'] },
      { meal: 'run.dinner', recipes: ['turkey-basil-tomato-pasta'] },
      { meal: 'long-run.lunch', recipes: ['chicken-curry'] },
      { meal: '6-days-before.lunch', recipes: ['turkey-potato-rosemary-pot'] },
      { meal: '5-days-before.dinner', recipes: ['cream-cheese-lemon-pasta'] },
      { meal: '3-days-before.lunch', recipes: ['turkey-potato-rosemary-pot'] },
      { meal: '2-days-before.lunch', recipes: ['lemon-butter-chicken-white-rice'] },
      { meal: '1-days-before.lunch', recipes: ['paprika-chicken-rice-loading'] },
      { meal: '1-days-before.dinner', recipes: ['lemon-honey-chicken-rice-loading'] },
    ],
    fuels: [],
    if_then: ['walking', 'upset-stomach', 'cramp'],
    lines: [
      { place: 'daily_plan.example_days.0', text: 'Choose an evening that suits you. Cook with friends.' },
      {
        place: 'daily_plan.example_days.1',
        text: 'Start with what takes longest. Leave time for {meal:run.dinner} at home.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Use your long run as a rehearsal for race day. If a rehearsal goes badly, you have learned something useful.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Set out your shoes so the morning runs itself. Rehearse your routine before your long runs.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Put {food:generic-gel} in your belt on the long run. Make the routine of your long runs the same.',
      },
      {
        place: 'race_week.mon_wed',
        text: 'Quiet days bring fresh legs. Read something light in the evening.',
      },
      {
        place: 'race_week.thu_fri',
        text: 'Keep the evenings slow and the lights low. Look forward to {meal:2-days-before.dinner}.',
      },
      {
        place: 'race_week.day_before',
        text: 'Carry your race shoes in hand luggage. Walk through the morning in your mind.',
      },
      {
        place: 'race_week.race_morning',
        text: 'An old sweater keeps you warm before the start. Stay calm when the start is crowded.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Run the climbs by effort and keep your shoulders loose. The {course} rewards patience.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Walk for {row.6} with a smile. If your pace slips, stay calm and run by effort.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Pack warm clothes for after the race. Walk on gently after the finish.',
      },
    ],
  },
  'hot-10k': {
    meals: [
      { meal: 'rest.morning-snack', recipes: ['pretzels-hummus'] },
      { meal: 'rest.lunch', recipes: ['turkey-potato-rosemary-pot'] },
      { meal: 'rest.dinner', recipes: ['chicken-curry'] },
      { meal: 'run.breakfast', recipes: ['banana-honey-white-toast'] },
      { meal: 'run.dinner', recipes: ['egg-fried-rice'] },
      { meal: 'long-run.afternoon-snack', recipes: ['frozen-yogurt-pineapple'] },
      { meal: 'long-run.dinner', recipes: ['chicken-tinga-tacos'] },
      { meal: '6-days-before.dinner', recipes: ['cinnamon-turkey-rice-loading'] },
      { meal: '5-days-before.dinner', recipes: ['turkey-potato-rosemary-pot'] },
      { meal: '4-days-before.dinner', recipes: ['tomato-omelet-rice-loading'] },
      { meal: '1-days-before.lunch', recipes: ['salmon-butter-white-rice'] },
      { meal: '1-days-before.dinner', recipes: ['lemon-butter-chicken-white-rice'] },
    ],
    fuels: [],
    if_then: ['hotter', 'dry-station', 'late-start'],
    lines: [
      { place: 'daily_plan.example_days.0', text: 'Keep the cooking simple. Enjoy meals with friends.' },
      {
        place: 'daily_plan.example_days.1',
        text: 'Let someone else cook {meal:run.dinner}. Put your feet up after lunch.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Start the long run gently and let the pace come to you. Wash up while the oven does its work.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Start your long runs at the time of the race. Note how you felt after every long run.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Run easy enough to talk. Write how {food:generic-sports-drink-8} felt on the long run.',
      },
      {
        place: 'race_week.mon_wed',
        text: 'Rest is part of training. Leave your phone in another room at night.',
      },
      {
        place: 'race_week.thu_fri',
        text: 'Check the weather and dress for it. Take your time with {meal:2-days-before.dinner}.',
      },
      { place: 'race_week.day_before', text: 'Arrive early and settle calmly. Keep your bib by the door.' },
      {
        place: 'race_week.race_morning',
        text: 'In {climate}, start easy and listen to your body. Ask for help early if you feel unwell.',
      },
      {
        place: 'race_week.race_morning',
        text: 'When your breathing gets loud, slow down until you can talk. A crowded start is normal and leaves time to settle.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Begin gently and settle into your own rhythm. Take {row.3} without hurry.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Pack a cap against the sun. Your favorite socks belong in the bag.',
      },
    ],
  },
  'marathon-on-a-high-budget': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['avocado-toast-eggs'] },
      { meal: 'rest.lunch', recipes: ['egg-and-potato-smorrebrod'] },
      { meal: 'run.breakfast', recipes: ['cinnamon-raisin-bagel-yogurt'] },
      { meal: 'run.lunch', recipes: ['warm-salmon-olive-salad'] },
      { meal: 'run.dinner', recipes: ['paprika-shrimp-tomato-rice'] },
      { meal: 'long-run.lunch', recipes: ['thai-chicken-curry'] },
      { meal: 'long-run.afternoon-snack', recipes: ['smoked-salmon-cucumber-rolls'] },
      { meal: '6-days-before.dinner', recipes: ['chicken-and-leek-with-potatoes'] },
      { meal: '4-days-before.dinner', recipes: ['butter-rosemary-risotto'] },
      { meal: '3-days-before.dinner', recipes: ['tomato-omelet-rice-loading'] },
      { meal: '2-days-before.lunch', recipes: ['chicken-and-mash-loading'] },
      { meal: '1-days-before.dinner', recipes: ['chicken-and-mash-loading'] },
    ],
    fuels: [],
    if_then: ['wall', 'lost-serving', 'late-start'],
    lines: [
      { place: 'daily_plan.example_days.0', text: 'Cook with friends. Keep the cooking simple.' },
      {
        place: 'daily_plan.example_days.1',
        text: 'Let someone else cook {meal:run.dinner}. Put your feet up after work.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Treat your long runs as a dress rehearsal for race day. Wear your race shoes on your long runs.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Make the routine before your long runs the same. Set out your clothes so the morning runs itself.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Set a reminder on your watch for the stops. In training, practice with {food:neversecond-c30-gel}.',
      },
      {
        place: 'race_week.mon_wed',
        text: 'Training should feel easy this week. Leave your phone in another room at night.',
      },
      {
        place: 'race_week.thu_fri',
        text: 'Take your time with {meal:2-days-before.dinner}, sitting down. Keep the evening quiet and the lights low.',
      },
      {
        place: 'race_week.day_before',
        text: 'Carry your race kit in your hand luggage. Settle into your room and unpack slowly.',
      },
      {
        place: 'race_week.race_morning',
        text: 'A slow start is normal and leaves time to settle. Let the others go and run your own pace.',
      },
      {
        place: 'race_day_plan.note',
        text: '{distance} is long and leaves time to settle in. Look for an easy rhythm from the start.',
      },
      {
        place: 'race_day_plan.note',
        text: 'When it is time, ease off for {row.9}, relaxed. When the crowd around you surges, stay in your own rhythm.',
      },
      {
        place: 'prep.batch_prep_steps',
        text: 'Start with what takes longest. Label the boxes with the day.',
      },
    ],
  },
  'measured-sweat-hot-marathon': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['cinnamon-raisin-toast'] },
      { meal: 'rest.lunch', recipes: ['turkey-kidney-bean-chili'] },
      { meal: 'run.lunch', recipes: ['chicken-and-leek-with-potatoes'] },
      { meal: 'run.afternoon-snack', recipes: ['chocolate-milk-pretzels-small'] },
      { meal: 'run.dinner', recipes: ['three-egg-omelet-cheese'] },
      { meal: 'long-run.lunch', recipes: ['chicken-biryani'] },
      { meal: 'long-run.dinner', recipes: ['arroz-con-pollo'] },
      { meal: '6-days-before.lunch', recipes: ['lemon-butter-chicken-white-rice'] },
      { meal: '4-days-before.dinner', recipes: ['butter-rosemary-risotto'] },
      { meal: '3-days-before.lunch', recipes: ['turkey-tomato-noodles-loading'] },
      { meal: '3-days-before.dinner', recipes: ['paprika-chicken-rice-loading'] },
      { meal: '1-days-before.breakfast', recipes: ['banana-honey-white-toast'] },
    ],
    fuels: [],
    if_then: ['hotter', 'dry-station', 'cramp'],
    lines: [
      {
        place: 'daily_plan.example_days.1',
        text: '{meal:run.breakfast} is a calm way to start the day. Keep the kitchen calm.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Run your long runs slow enough to chat. Use your mornings to rehearse race day.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Pack a hat against the sun. Practice your routine before your long run.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Know where {food:saltstick-caps} is on the long run. Practice reaching for your belt while you run.',
      },
      { place: 'race_week.mon_wed', text: 'Quiet days bring fresh legs. Enjoy dinner with friends.' },
      {
        place: 'race_week.thu_fri',
        text: 'Leave time for {meal:3-days-before.lunch}, relaxed. Put your feet up after lunch.',
      },
      {
        place: 'race_week.day_before',
        text: 'Stay off your feet in the afternoon. Pack your bag calmly and check everything against your list.',
      },
      {
        place: 'race_week.race_morning',
        text: 'In {climate}, start calmly and listen to your body. Ask for help early if you feel unwell.',
      },
      {
        place: 'race_week.race_morning',
        text: 'A crowded start is normal and leaves time to settle. Drop your shoulders and breathe out slowly.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Plan for {race.carbs_per_hour} step by step. Patience in the opening miles pays you back later.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Give the mile you are in your calm attention. Walk gently after the finish.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Your usual cap belongs in the bag. Pack dry socks for after the race.',
      },
    ],
  },
  'saturday-half-vegetarian-lactose': {
    meals: [
      { meal: 'rest.lunch', recipes: ['chana-masala'] },
      { meal: 'rest.dinner', recipes: ['egg-fried-rice'] },
      { meal: 'run.breakfast', recipes: ['nut-butter-banana-toast'] },
      { meal: 'run.lunch', recipes: ['red-lentil-soup'] },
      { meal: 'run.afternoon-snack', recipes: ['apple-nut-butter'] },
      { meal: 'long-run.lunch', recipes: ['jacket-potatoes-with-beans'] },
      { meal: '6-days-before.dinner', recipes: ['tofu-kidney-bean-chili'] },
      { meal: '5-days-before.afternoon-snack', recipes: ['applesauce-honey-cup'] },
      { meal: '3-days-before.breakfast', recipes: ['boiled-egg-rice-vinegar'] },
      { meal: '2-days-before.dinner', recipes: ['sweet-soy-egg-rice-loading'] },
      { meal: '2-days-before.evening-snack', recipes: ['white-toast-vanilla-tofu-jam'] },
      { meal: '1-days-before.breakfast', recipes: ['banana-honey-white-toast'] },
    ],
    fuels: [],
    if_then: ['upset-stomach', 'lost-serving', 'late-start'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Put music on and cook {meal:rest.dinner} at home. Wash up as you go.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Run your long run easy enough to talk. Start your long run at the time of the race.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Rehearse your race morning on your long run. Lay out your shoes and clothes the night before.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Practice {long_run.carbs_per_hour} stop by stop. Write down how you felt after every long run.',
      },
      { place: 'race_week.mon_wed', text: 'Easy days build fresh legs. Rest is part of training.' },
      {
        place: 'race_week.thu_fri',
        text: 'Simple meals suit quiet days. Keep the evenings quiet and the lights low.',
      },
      {
        place: 'race_week.day_before',
        text: '{meal:1-days-before.dinner} is a calm way to end the day. A restless night before a race is normal.',
      },
      {
        place: 'race_week.day_before',
        text: 'Pin your bib on the evening before. Set the alarm and a backup.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Stay patient if the start is slow. Breathe slowly and let your shoulders drop.',
      },
      { place: 'race_week.race_morning', text: 'Start with {row.2} without hurry. Trust your training.' },
      {
        place: 'race_day_plan.note',
        text: 'Look for an even rhythm from the start. The {course} rewards patience.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Check that {food:saltstick-caps} is packed before you leave. Pack a warm layer for after the finish.',
      },
    ],
  },
  'teen-marathon': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['peanut-banana-porridge'] },
      { meal: 'rest.lunch', recipes: ['jacket-potatoes-with-beans'] },
      { meal: 'run.breakfast', recipes: ['pbj-toast-milk'] },
      { meal: 'run.lunch', recipes: ['turkey-basil-tomato-pasta'] },
      { meal: 'run.evening-snack', recipes: ['cereal-milk-loading'] },
      { meal: 'long-run.dinner', recipes: ['koshari'] },
      { meal: '6-days-before.lunch', recipes: ['cinnamon-turkey-rice-loading'] },
      { meal: '5-days-before.breakfast', recipes: ['coconut-rice-porridge-chocolate'] },
      { meal: '4-days-before.dinner', recipes: ['beef-pepper-stir-fry'] },
      { meal: '3-days-before.lunch', recipes: ['lemon-butter-chicken-white-rice'] },
      { meal: '2-days-before.dinner', recipes: ['paprika-chicken-rice-loading'] },
      { meal: '1-days-before.dinner', recipes: ['cinnamon-turkey-rice-loading'] },
    ],
    fuels: [],
    if_then: ['walking', 'upset-stomach', 'wall'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Share the kitchen with family. Cook {meal:rest.dinner} together.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Cook with music. Read the recipe calmly before you start.',
      },
      { place: 'daily_plan.example_days.2', text: 'Ask a friend to ride along. Enjoy dinner with family.' },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Find a route that feels like the course. Lay out your clothes the night before.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Think of the course in small parts. {long_run.carbs_per_hour} is planned, stop by stop.',
      },
      { place: 'race_week.mon_wed', text: 'Go to bed early. When doubt appears, remember your training.' },
      {
        place: 'race_week.thu_fri',
        text: 'Let your legs recover. Sit down to {meal:3-days-before.lunch} with family.',
      },
      {
        place: 'race_week.day_before',
        text: 'Settle into your hotel and unpack calmly. A restless night before a race is normal.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Give yourself plenty of time to settle. Nerves before the start are common and a good sign.',
      },
      {
        place: 'race_day_plan.note',
        text: 'On the hills, shorten your steps and keep your effort even. On the downhills, run relaxed and let the road carry you.',
      },
      { place: 'prep.batch_prep_steps', text: 'Label the boxes with the day. Put on music while you cook.' },
      {
        place: 'prep.race_kit_checklist',
        text: 'Agree on a spot to meet your family after the finish. Know where {food:generic-gel} is before you leave.',
      },
    ],
  },
  'vegan-marathon-low-budget': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['tofu-scramble-bagel'] },
      { meal: 'rest.lunch', recipes: ['koshari'] },
      { meal: 'rest.dinner', recipes: ['tofu-fried-rice'] },
      { meal: 'run.breakfast', recipes: ['instant-oatmeal-banana-nut'] },
      { meal: 'run.morning-snack', recipes: ['pretzels-hummus'] },
      { meal: 'long-run.lunch', recipes: ['louisiana-red-beans-rice'] },
      { meal: 'long-run.dinner', recipes: ['peanut-rice-noodles'] },
      { meal: '6-days-before.breakfast', recipes: ['peanut-banana-porridge'] },
      { meal: '6-days-before.dinner', recipes: ['coconut-lime-tofu-white-rice'] },
      { meal: '4-days-before.dinner', recipes: ['maple-ginger-tofu-white-rice'] },
      { meal: '2-days-before.dinner', recipes: ['glazed-tofu-rice-loading'] },
      { meal: '1-days-before.dinner', recipes: ['glazed-tofu-rice-loading'] },
    ],
    fuels: [],
    if_then: ['upset-stomach', 'lost-serving', 'wall'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Cook on a quiet evening. Put on a podcast while you cook.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Choose an afternoon that suits you. {meal:run.dinner} is easy to cook at home.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Treat your long run as a dress rehearsal for race day. Enjoy {meal:long-run.dinner} sitting down.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Wear your race shoes on your long run. Write down what worked after each long run.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Set a reminder on your watch for your stops. Run slow enough to chat.',
      },
      {
        place: 'race_week.mon_wed',
        text: 'Training should feel light this week. Put your feet up in the evening.',
      },
      { place: 'race_week.thu_fri', text: 'Keep walks short and easy. Familiar meals suit easy days.' },
      {
        place: 'race_week.day_before',
        text: 'Carry your race kit in hand luggage. Ask the hotel for a quiet room.',
      },
      { place: 'race_week.race_morning', text: 'Stay patient if the start is slow. Trust your training.' },
      {
        place: 'race_week.race_morning',
        text: 'Start easier than you want to and let the crowd run away from you. Get ready for {row.3} calmly.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Look for an even rhythm from the start. Save some strength for the last miles.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Set your alarm and a backup. The day before, make sure {food:sugar-gel-home} is packed.',
      },
    ],
  },
  'walk-run-6-30': {
    meals: [
      { meal: 'rest.lunch', recipes: ['jacket-potatoes-with-beans'] },
      { meal: 'rest.afternoon-snack', recipes: ['raisin-toast'] },
      { meal: 'run.lunch', recipes: ['chicken-curry'] },
      { meal: 'run.dinner', recipes: ['egg-fried-rice'] },
      { meal: 'long-run.lunch', recipes: ['huevos-rancheros-supper'] },
      { meal: 'long-run.dinner', recipes: ['colcannon-with-poached-eggs'] },
      { meal: '6-days-before.dinner', recipes: ['cinnamon-turkey-rice-loading'] },
      { meal: '5-days-before.dinner', recipes: ['turkey-potato-rosemary-pot'] },
      { meal: '4-days-before.afternoon-snack', recipes: ['toast-jam'] },
      { meal: '3-days-before.dinner', recipes: ['scrambled-eggs-white-toast-loading'] },
      { meal: '2-days-before.afternoon-snack', recipes: ['banana-honey-sandwich-small'] },
      { meal: '1-days-before.breakfast', recipes: ['rice-banana-honey-bowl'] },
    ],
    fuels: [],
    if_then: ['walking', 'dry-station', 'upset-stomach'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Pick an afternoon that suits your week. Put on a podcast while you cook.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Sit down to {meal:run.dinner} in peace. Put your feet up in the evening.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Start the long run gently and let the pace come to you. Ask a friend to ride along.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Find a loop that feels like the course. Keep the routine of your long runs the same.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Get to know {food:pretzels-28} on the long run. Practice reaching for your pockets while you run.',
      },
      { place: 'race_week.mon_wed', text: 'These days are for rest. Keep walks short and easy.' },
      {
        place: 'race_week.thu_fri',
        text: 'Simple meals suit quiet evenings. Read something light in the evening.',
      },
      {
        place: 'race_week.day_before',
        text: 'Walk through the morning in your mind. Tell your family where to wait.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Give yourself plenty of time to arrive. A plastic sheet to sit on keeps you dry before the start.',
      },
      { place: 'race_day_plan.note', text: 'Walk for {row.4} and smile. Think of the race in small pieces.' },
      {
        place: 'race_day_plan.note',
        text: '{target} starts with calm and an easy opening. If your breathing gets loud, slow down until you can talk.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Lay out {food:jelly-beans-28} the day before, next to your shoes. Pack dry socks for after the finish.',
      },
    ],
  },
}
