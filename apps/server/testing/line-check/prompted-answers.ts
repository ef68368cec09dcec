import type { GivenAnswer } from '../../src/ai/reading/read-answer.ts'

/** What a good model answered to the prompts of ten golden runners at its first try, twelve lines each. Frozen. */
export const promptedAnswers: Readonly<Record<string, GivenAnswer>> = {
  'fodmap-marathon-new-year': {
    meals: [
      { meal: '5-days-before.breakfast', recipes: ['japanese-rice-and-egg'], sides: [] },
      { meal: '5-days-before.morning-snack', recipes: ['cinnamon-sugar-toast'], sides: [] },
      { meal: '5-days-before.dinner', recipes: ['lemon-butter-chicken-white-rice'], sides: [] },
      { meal: '4-days-before.morning-snack', recipes: ['cinnamon-sugar-toast'], sides: [] },
      { meal: '4-days-before.dinner', recipes: ['poached-egg-soy-rice-loading'], sides: ['rice'] },
      { meal: '3-days-before.morning-snack', recipes: ['cinnamon-sugar-toast'], sides: [] },
      { meal: '3-days-before.lunch', recipes: ['lemon-chicken-rice-soup-loading'], sides: ['rice'] },
      { meal: '3-days-before.dinner', recipes: ['brown-sugar-beef-rice-loading'], sides: ['rice'] },
      { meal: '2-days-before.dinner', recipes: ['paprika-chicken-rice-loading'], sides: ['rice'] },
      { meal: '1-days-before.lunch', recipes: ['brown-sugar-beef-rice-loading'], sides: ['rice'] },
      { meal: '1-days-before.afternoon-snack', recipes: ['cinnamon-sugar-toast'], sides: [] },
      { meal: '1-days-before.dinner', recipes: ['poached-egg-soy-rice-loading'], sides: ['rice'] },
    ],
    fuels: [],
    if_then: ['upset-stomach', 'loose-bowels', 'lost-serving'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Put music on and make {meal:rest.dinner} in peace. Simple meals suit quiet evenings.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Read the recipe through before you start. Clear up as you cook.',
      },
      {
        place: 'race_week.mon_wed',
        text: 'These days are for rest and routine. Sit down to {meal:5-days-before.dinner} without hurry.',
      },
      {
        place: 'race_week.thu_fri',
        text: 'Easy days bring fresh legs. Leave time for {meal:3-days-before.dinner}, relaxed.',
      },
      {
        place: 'race_week.day_before',
        text: 'Have dinner early and let the evening wind down. {meal:1-days-before.dinner} is on the plan.',
      },
      {
        place: 'race_week.day_before',
        text: 'A restless night before a race is common. Picture yourself at the finish, smiling.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Stay patient if the start is crowded. Look for an even rhythm from the start.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Calmly take {row.3}. The opening kilometers should feel almost too easy.',
      },
      {
        place: 'race_day_plan.note',
        text: 'On a {course}, an even effort is your best friend. Save some courage for the last miles.',
      },
      { place: 'race_day_plan.note', text: 'Slow down for {row.9} with calm hands.' },
      {
        place: 'prep.batch_prep_steps',
        text: 'Set out what you need before you cook. Start with what takes longest.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Pack gloves against the cold. Pin your bib on the evening before.',
      },
    ],
  },
  'half-1-45-omnivore': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['boiled-eggs-toast-soldiers'], sides: ['fruit'] },
      { meal: 'rest.lunch', recipes: ['turkey-sandwiches'], sides: ['salad'] },
      { meal: 'rest.dinner', recipes: ['chicken-carrot-lemon-quinoa'], sides: ['salad'] },
      { meal: 'run.breakfast', recipes: ['oat-egg-pancakes-jam'], sides: ['fruit'] },
      { meal: 'run.lunch', recipes: ['tuna-rice-bowl'], sides: [] },
      { meal: 'run.dinner', recipes: ['carbonara-style-pasta-cheddar-egg'], sides: ['salad'] },
      { meal: 'long-run.lunch', recipes: ['chicken-wraps'], sides: ['fruit'] },
      { meal: 'long-run.dinner', recipes: ['chicken-couscous-salad'], sides: ['bread'] },
      { meal: '6-days-before.lunch', recipes: ['lemon-butter-chicken-white-rice'], sides: [] },
      { meal: '3-days-before.dinner', recipes: ['honey-soy-chicken-rice-loading'], sides: ['rice'] },
      { meal: '2-days-before.dinner', recipes: ['paprika-chicken-rice-loading'], sides: ['rice'] },
      { meal: '1-days-before.dinner', recipes: ['honey-soy-chicken-rice-loading'], sides: ['rice', 'juice'] },
    ],
    fuels: ['maurten-gel-100'],
    if_then: ['lost-serving', 'upset-stomach', 'late-start'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Pick an evening that suits your week. Put on a podcast while you cook.',
      },
      { place: 'daily_plan.example_days.1', text: 'Calmly make {meal:run.dinner}. Keep the kitchen simple.' },
      { place: 'daily_plan.example_days.2', text: 'Set the table for {meal:long-run.dinner} with family.' },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Keep the routine before your long run the same. Start your long run at the time of the race.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Practice with {food:maurten-gel-100} so that nothing is new on race day. Set a reminder on your watch for the stops.',
      },
      { place: 'race_week.mon_wed', text: 'Let your legs rest up. Trust the training behind you.' },
      {
        place: 'race_week.thu_fri',
        text: 'Keep outings short and easy. Look forward to {meal:2-days-before.dinner}.',
      },
      {
        place: 'race_week.day_before',
        text: 'Stay off your feet in the afternoon. Pick up your bib early and rest.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Take {row.3} with a smile. Stay calm when the start is slow.',
      },
      {
        place: 'race_day_plan.note',
        text: 'A goal of {target} rewards patience and an easy start. When the group around you surges, stay in your own rhythm.',
      },
      { place: 'prep.batch_prep_steps', text: 'Label the containers with the date. Wash up as you go.' },
      {
        place: 'prep.race_kit_checklist',
        text: 'Your favorite socks belong in the bag. Charge your watch the night before.',
      },
    ],
  },
  'heavy-marathoner-800-grams': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['apple-cinnamon-porridge'], sides: ['fruit', 'milk'] },
      { meal: 'rest.lunch', recipes: ['lentil-sloppy-joes'], sides: ['salad'] },
      { meal: 'rest.dinner', recipes: ['chicken-tinga-tacos'], sides: ['salad'] },
      { meal: 'run.lunch', recipes: ['coconut-chicken-white-rice'], sides: ['salad'] },
      { meal: 'run.dinner', recipes: ['turkey-basil-tomato-pasta'], sides: ['bread'] },
      { meal: 'long-run.lunch', recipes: ['chicken-curry'], sides: ['rice'] },
      { meal: '6-days-before.lunch', recipes: ['turkey-potato-rosemary-pot'], sides: ['bread'] },
      { meal: '5-days-before.dinner', recipes: ['cream-cheese-lemon-pasta'], sides: ['bread'] },
      { meal: '4-days-before.dinner', recipes: ['butter-rosemary-risotto'], sides: ['bread'] },
      { meal: '3-days-before.lunch', recipes: ['turkey-potato-rosemary-pot'], sides: ['bread', 'juice'] },
      { meal: '2-days-before.dinner', recipes: ['tomato-omelet-rice-loading'], sides: ['rice', 'juice'] },
      {
        meal: '1-days-before.dinner',
        recipes: ['lemon-honey-chicken-rice-loading'],
        sides: ['rice', 'juice'],
      },
    ],
    fuels: [],
    if_then: ['walking', 'wall', 'upset-stomach'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Choose an afternoon that suits you. Take your time with {meal:rest.dinner} together.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Make {meal:long-run.dinner} and let someone else wash up.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Rehearse your race kit on your long run. Write down how you felt after your long run.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'On the hills, shorten your steps and keep your effort steady. Know how {food:generic-gel} feels.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Find a route that feels like the course. {long_run.carbs_per_hour} is planned.',
      },
      { place: 'race_week.mon_wed', text: 'Rest is part of training. Be proud of your work.' },
      {
        place: 'race_week.thu_fri',
        text: 'Put your feet up in the evening. Enjoy {meal:3-days-before.dinner} in peace.',
      },
      { place: 'race_week.day_before', text: 'Know where you will park. Tell your family where to stand.' },
      {
        place: 'race_week.race_morning',
        text: 'Begin gently and settle into your own pace. Get ready for {row.3}.',
      },
      {
        place: 'race_day_plan.note',
        text: 'The {course} rewards patience. Save some courage for the last climbs.',
      },
      {
        place: 'prep.batch_prep_steps',
        text: 'Cook on a calm afternoon. Begin with what takes the longest.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Wear shoes you have trained in. Pack a dry shirt for after the finish.',
      },
    ],
  },
  'hot-10k': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['carrot-cake-porridge'], sides: ['fruit'] },
      { meal: 'rest.morning-snack', recipes: ['applesauce-honey-cup'], sides: [] },
      { meal: 'rest.dinner', recipes: ['egg-and-potato-smorrebrod'], sides: ['salad'] },
      { meal: 'run.breakfast', recipes: ['banana-honey-white-toast'], sides: [] },
      { meal: 'run.lunch', recipes: ['jacket-potatoes-with-beans'], sides: ['salad'] },
      { meal: 'run.dinner', recipes: ['cream-cheese-lemon-pasta'], sides: ['salad'] },
      { meal: 'long-run.lunch', recipes: ['three-egg-omelet-cheese'], sides: ['bread'] },
      { meal: 'long-run.dinner', recipes: ['chicken-tinga-tacos'], sides: ['salad'] },
      { meal: '6-days-before.lunch', recipes: ['cream-cheese-lemon-pasta'], sides: [] },
      { meal: '3-days-before.dinner', recipes: ['scrambled-eggs-white-toast-loading'], sides: ['juice'] },
      { meal: '2-days-before.dinner', recipes: ['sweet-soy-egg-rice-loading'], sides: [] },
      { meal: '1-days-before.dinner', recipes: ['lemon-butter-chicken-white-rice'], sides: ['bread'] },
    ],
    fuels: [],
    if_then: ['hotter', 'dry-station', 'upset-stomach'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Cook with music. Give yourself time for {meal:rest.dinner}, relaxed.',
      },
      { place: 'daily_plan.example_days.1', text: 'Sit down for your dinner and take your time.' },
      {
        place: 'daily_plan.example_days.2',
        text: 'As planned, make {meal:long-run.dinner}. Enjoy meals with friends.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Bring a cap for the sun. Ask a friend to run along.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'In training, get to know {food:generic-sports-drink-8}. Practice reaching for your belt while you run.',
      },
      {
        place: 'race_week.mon_wed',
        text: 'Quiet days build fresh legs. Keep the evenings slow and the lights low.',
      },
      {
        place: 'race_week.thu_fri',
        text: 'Read something light in the evening. Check the forecast and dress for it.',
      },
      {
        place: 'race_week.day_before',
        text: 'Walk through tomorrow in your mind. Look forward to {meal:1-days-before.dinner}.',
      },
      {
        place: 'race_week.race_morning',
        text: 'In {climate}, start easy and listen to your body. A quiet song settles the nerves.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Make room for {row.3} at a calm pace. Give the mile you are in your full attention.',
      },
      {
        place: 'prep.batch_prep_steps',
        text: 'Read the recipes before you start. Put on music while you cook.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Pack sunscreen against the sun. Meet your friends after the finish.',
      },
    ],
  },
  'marathon-on-a-high-budget': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['avocado-toast-eggs'], sides: ['fruit'] },
      { meal: 'rest.lunch', recipes: ['egg-and-potato-smorrebrod'], sides: ['salad'] },
      { meal: 'run.breakfast', recipes: ['cinnamon-raisin-bagel-yogurt'], sides: ['fruit'] },
      { meal: 'run.lunch', recipes: ['warm-salmon-olive-salad'], sides: ['bread'] },
      { meal: 'run.dinner', recipes: ['paprika-shrimp-tomato-rice'], sides: ['salad'] },
      { meal: 'long-run.lunch', recipes: ['thai-chicken-curry'], sides: ['rice'] },
      { meal: 'long-run.dinner', recipes: ['thai-basil-turkey'], sides: ['rice'] },
      { meal: '6-days-before.dinner', recipes: ['chicken-and-leek-with-potatoes'], sides: ['bread'] },
      { meal: '4-days-before.dinner', recipes: ['butter-rosemary-risotto'], sides: ['bread'] },
      { meal: '3-days-before.dinner', recipes: ['tomato-omelet-rice-loading'], sides: ['rice', 'juice'] },
      { meal: '2-days-before.dinner', recipes: ['tuna-vinegared-rice-loading'], sides: ['rice'] },
      { meal: '1-days-before.dinner', recipes: ['chicken-and-mash-loading'], sides: ['bread', 'juice'] },
    ],
    fuels: ['neversecond-c30-gel'],
    if_then: ['upset-stomach', 'lost-serving', 'wall'],
    lines: [
      {
        place: 'daily_plan.example_days.1',
        text: 'Enjoy {meal:run.dinner} and let someone else wash up. Set out what you need before you start.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Leave time for {meal:long-run.lunch} with a smile. Enjoy dinner with people you love.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Use your long run as a dress rehearsal for race day. If a rehearsal goes badly, you have learned something useful.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'On your long run, practice with {food:neversecond-c30-gel}. Keep your long run easy enough to chat.',
      },
      {
        place: 'race_week.mon_wed',
        text: 'These days are for rest and sleep. Put your feet up after dinner.',
      },
      { place: 'race_week.thu_fri', text: 'Nerves before the start are common. Go to bed early.' },
      {
        place: 'race_week.day_before',
        text: 'Set the alarm and a backup. Agree on a spot to meet your family after the finish.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Give yourself plenty of time to travel and find the start. Plan for {row.3}.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Let others go and run your own race. Relax your shoulders and breathe out calmly.',
      },
      {
        place: 'race_day_plan.note',
        text: 'In all your plan has {race.carbs}. Think of the course in small pieces.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Ease off for {row.10} and smile. Let the crowd lift you in the last stretch.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Lay out your shoes and clothes the night before. A plastic bag to sit on keeps you dry before the start.',
      },
    ],
  },
  'measured-sweat-hot-marathon': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['cinnamon-raisin-toast'], sides: ['fruit'] },
      { meal: 'rest.lunch', recipes: ['turkey-kidney-bean-chili'], sides: ['rice'] },
      { meal: 'run.breakfast', recipes: ['instant-oatmeal-banana-nut'], sides: ['juice'] },
      { meal: 'run.lunch', recipes: ['chicken-and-leek-with-potatoes'], sides: ['bread'] },
      { meal: 'run.dinner', recipes: ['chicken-pesto-zucchini'], sides: ['pasta'] },
      { meal: 'long-run.dinner', recipes: ['arroz-con-pollo'], sides: ['salad'] },
      { meal: '6-days-before.lunch', recipes: ['turkey-potato-rosemary-pot'], sides: ['bread'] },
      { meal: '5-days-before.breakfast', recipes: ['rice-banana-honey-bowl'], sides: [] },
      { meal: '4-days-before.dinner', recipes: ['butter-rosemary-risotto'], sides: ['bread'] },
      { meal: '3-days-before.lunch', recipes: ['lemon-butter-chicken-white-rice'], sides: ['juice'] },
      { meal: '2-days-before.lunch', recipes: ['turkey-tomato-noodles-loading'], sides: ['juice'] },
      { meal: '1-days-before.breakfast', recipes: ['banana-honey-white-toast'], sides: ['juice'] },
    ],
    fuels: [],
    if_then: ['hotter', 'dry-station', 'upset-stomach'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Pick an evening that suits your week. Make {meal:rest.dinner} in peace.',
      },
      { place: 'daily_plan.example_days.2', text: 'Put on a podcast while you cook. Clear up as you go.' },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Start your long run at the time of the race. Wear your race shoes on your long run.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'On your long run, practice with {food:saltstick-caps}. Set an alert on your watch for the stops.',
      },
      {
        place: 'race_week.mon_wed',
        text: 'Easy days bring fresh legs. Sit down to {meal:5-days-before.dinner}, relaxed.',
      },
      {
        place: 'race_week.thu_fri',
        text: 'Check the forecast and pack for it. {climate} rewards patience and an easy start.',
      },
      {
        place: 'race_week.day_before',
        text: 'Stay off your feet in the afternoon. Keep the evening quiet and the lights low.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Stay calm if the start is crowded. Breathe out slowly and let your shoulders sink.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Start slower than you want to. Slow down for {row.7} with calm hands.',
      },
      {
        place: 'race_day_plan.note',
        text: 'On a {course}, an even effort is your best friend. Save some strength for the last miles.',
      },
      {
        place: 'prep.batch_prep_steps',
        text: 'Read the recipes through before you start. Begin with what takes the longest.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Bring a cap against the sun. Pack dry socks for after the finish.',
      },
    ],
  },
  'saturday-half-vegetarian-lactose': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['instant-oatmeal-banana-nut'], sides: [] },
      { meal: 'rest.lunch', recipes: ['chana-masala'], sides: ['rice'] },
      { meal: 'rest.dinner', recipes: ['chickpea-rosemary-pasta'], sides: ['salad'] },
      { meal: 'run.breakfast', recipes: ['nut-butter-banana-toast'], sides: ['juice'] },
      { meal: 'run.lunch', recipes: ['red-lentil-soup'], sides: ['bread'] },
      { meal: 'run.dinner', recipes: ['vegetable-biryani'], sides: ['salad'] },
      { meal: 'long-run.lunch', recipes: ['lentil-sloppy-joes'], sides: ['potatoes'] },
      { meal: '6-days-before.dinner', recipes: ['tofu-kidney-bean-chili'], sides: ['rice'] },
      { meal: '4-days-before.dinner', recipes: ['jacket-potatoes-with-beans'], sides: ['bread'] },
      { meal: '3-days-before.dinner', recipes: ['lemon-parsley-pasta-loading'], sides: ['bread'] },
      { meal: '2-days-before.lunch', recipes: ['golden-parboiled-rice-loading'], sides: ['juice'] },
      { meal: '1-days-before.breakfast', recipes: ['banana-honey-white-toast'], sides: ['juice'] },
    ],
    fuels: [],
    if_then: ['upset-stomach', 'loose-bowels', 'late-start'],
    lines: [
      { place: 'daily_plan.example_days.0', text: 'Cook on a quiet evening. Simple meals suit easy days.' },
      {
        place: 'daily_plan.example_days.1',
        text: 'Put music on and make {meal:run.dinner}. Set out what you need before you cook.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Leave time for {meal:long-run.lunch} and let someone else wash up.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Keep the routine before your long run the same. Give yourself plenty of time to settle.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Get to know {food:generic-gel} so that nothing is new on race day. Practice reaching for your pockets while you run.',
      },
      { place: 'race_week.mon_wed', text: 'These days are for rest and sleep. Trust the work behind you.' },
      {
        place: 'race_week.thu_fri',
        text: 'Let your legs recover. Take your time with {meal:2-days-before.dinner} in peace.',
      },
      {
        place: 'race_week.day_before',
        text: 'Agree on a spot to meet your friends after the finish. Read something light in the evening.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Stay patient when the start is slow. A favorite song settles the nerves.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Calmly take {row.3}. Look for an even rhythm from the start.',
      },
      {
        place: 'race_day_plan.note',
        text: '{distance} is long and leaves time to settle in. When the group around you surges, stay in your own rhythm.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'An old sweater keeps you warm before the start. Your usual socks belong in the bag.',
      },
    ],
  },
  'teen-marathon': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['peanut-banana-porridge'], sides: ['milk'] },
      { meal: 'rest.lunch', recipes: ['jacket-potatoes-with-beans'], sides: ['salad'] },
      { meal: 'rest.dinner', recipes: ['chicken-thigh-lemon-greens'], sides: ['rice'] },
      { meal: 'run.breakfast', recipes: ['pbj-toast-milk'], sides: ['fruit'] },
      { meal: 'run.lunch', recipes: ['turkey-basil-tomato-pasta'], sides: ['bread'] },
      { meal: 'run.evening-snack', recipes: ['cereal-milk-loading'], sides: [] },
      { meal: 'long-run.dinner', recipes: ['chicken-tinga-tacos'], sides: ['rice', 'avocado'] },
      { meal: '6-days-before.dinner', recipes: ['hamburger-goulash'], sides: ['bread'] },
      { meal: '4-days-before.dinner', recipes: ['beef-pepper-stir-fry'], sides: ['rice'] },
      { meal: '3-days-before.breakfast', recipes: ['white-toast-jam-banana'], sides: ['juice'] },
      { meal: '2-days-before.breakfast', recipes: ['white-toast-jam-banana'], sides: ['milk'] },
      { meal: '1-days-before.lunch', recipes: ['cinnamon-turkey-rice-loading'], sides: ['juice'] },
    ],
    fuels: [],
    if_then: ['upset-stomach', 'wall', 'cramp'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Enjoy {meal:rest.dinner} with family. Put your feet up after dinner.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Choose an afternoon that suits you. Keep the cooking simple.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Ask a friend to ride along. Find a route that feels like the course.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Note how {food:generic-gel} felt. Keep your long run slow enough to talk.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'On the hills, shorten your steps and keep your effort even. On the downhills, run relaxed.',
      },
      {
        place: 'race_week.mon_wed',
        text: 'Rest is part of training. Set the table for {meal:4-days-before.dinner} together.',
      },
      { place: 'race_week.thu_fri', text: 'Go to bed early. Talk with friends who make you laugh.' },
      {
        place: 'race_week.day_before',
        text: '{meal:1-days-before.dinner} is on the plan. Tell your family where to stand.',
      },
      { place: 'race_week.race_morning', text: 'Ask for help early if you feel unwell.' },
      {
        place: 'race_week.race_morning',
        text: 'The {course} rewards calm. Stay patient if the start is slow.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Run the climbs by effort and keep your shoulders loose. Make room for {row.6}, as planned.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Charge your watch the night before. Pack a warm layer for after the finish.',
      },
    ],
  },
  'vegan-marathon-low-budget': {
    meals: [
      { meal: 'rest.morning-snack', recipes: ['banana-toast-nut-butter'], sides: [] },
      { meal: 'rest.lunch', recipes: ['koshari'], sides: ['salad'] },
      { meal: 'rest.dinner', recipes: ['coconut-peanut-rice-noodles'], sides: [] },
      { meal: 'run.breakfast', recipes: ['instant-oatmeal-banana-nut'], sides: [] },
      { meal: 'run.afternoon-snack', recipes: ['white-toast-vanilla-tofu-jam'], sides: [] },
      { meal: 'long-run.lunch', recipes: ['louisiana-red-beans-rice'], sides: ['salad'] },
      { meal: 'long-run.dinner', recipes: ['peanut-rice-noodles'], sides: ['fruit'] },
      { meal: '6-days-before.breakfast', recipes: ['peanut-banana-porridge'], sides: [] },
      { meal: '5-days-before.dinner', recipes: ['glazed-tofu-rice-loading'], sides: ['fruit'] },
      { meal: '3-days-before.dinner', recipes: ['potato-pancakes-with-applesauce'], sides: ['bread'] },
      { meal: '2-days-before.dinner', recipes: ['glazed-tofu-rice-loading'], sides: ['juice'] },
      { meal: '1-days-before.lunch', recipes: ['glazed-tofu-rice-loading'], sides: ['juice'] },
    ],
    fuels: ['sugar-gel-home', 'raisins-box'],
    if_then: ['lost-serving', 'wall', 'upset-stomach'],
    lines: [
      { place: 'daily_plan.example_days.1', text: 'Calmly make {meal:run.lunch}. Wash up as you go.' },
      {
        place: 'daily_plan.example_days.2',
        text: 'Give yourself time for {meal:long-run.dinner} without hurry. Cook with music.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Treat your long run as a dress rehearsal for race day. If a rehearsal goes badly, you have learned something useful.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Know how {food:sugar-gel-home} feels. Write down what helped after your long run.',
      },
      { place: 'race_week.mon_wed', text: 'Keep walks short and easy. Be proud of your training.' },
      {
        place: 'race_week.thu_fri',
        text: 'Quiet days build fresh legs. Lay out your shoes and clothes the evening before.',
      },
      {
        place: 'race_week.day_before',
        text: 'Have dinner early and let the evening wind down. A restless night before a race is normal.',
      },
      { place: 'race_week.race_morning', text: 'Picture {row.4}. Nerves before the start are normal.' },
      {
        place: 'race_week.race_morning',
        text: 'A goal of {target} rewards patience and an easy start. Let the crowd go and run your own race.',
      },
      {
        place: 'race_day_plan.note',
        text: 'In all your plan has {race.carbs}. Give the mile you are in your full attention.',
      },
      {
        place: 'prep.batch_prep_steps',
        text: 'Choose an afternoon that suits your week. Label the containers with the day.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'A plastic bag to sit on keeps you dry before the start. Pin your bib on the evening before.',
      },
    ],
  },
  'walk-run-6-30': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['carrot-cake-porridge'], sides: ['milk'] },
      { meal: 'rest.lunch', recipes: ['jacket-potatoes-with-beans'], sides: ['salad'] },
      { meal: 'run.breakfast', recipes: ['honey-french-toast'], sides: ['fruit'] },
      { meal: 'run.lunch', recipes: ['chicken-curry'], sides: ['rice'] },
      { meal: 'run.dinner', recipes: ['egg-fried-rice'], sides: ['salad'] },
      { meal: 'long-run.dinner', recipes: ['colcannon-with-poached-eggs'], sides: ['bread'] },
      { meal: '6-days-before.breakfast', recipes: ['peanut-banana-porridge'], sides: ['milk'] },
      { meal: '5-days-before.dinner', recipes: ['turkey-potato-rosemary-pot'], sides: ['bread'] },
      { meal: '4-days-before.breakfast', recipes: ['banana-egg-pancakes'], sides: ['juice'] },
      { meal: '3-days-before.lunch', recipes: ['lemon-chicken-rice-soup-loading'], sides: ['bread'] },
      { meal: '2-days-before.breakfast', recipes: ['rice-banana-honey-bowl'], sides: ['juice'] },
      { meal: '1-days-before.dinner', recipes: ['paprika-chicken-rice-loading'], sides: ['bread'] },
    ],
    fuels: [],
    if_then: ['walking', 'late-start', 'dry-station'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Make {meal:rest.lunch} with a smile. Sit down for your meals and take your time.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Look forward to {meal:long-run.dinner}. Put your feet up after lunch.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'A short walk settles the mind. Wear shoes you have trained in.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: '{long_run.carbs_per_hour} is planned. Set a reminder on your watch for your stops.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'In training, get to know {food:pretzels-28}. Start the long run gently and let the pace come to you.',
      },
      {
        place: 'race_week.mon_wed',
        text: 'These days are for rest and routine. Spend the afternoon with people you love.',
      },
      {
        place: 'race_week.thu_fri',
        text: 'Nothing new on race day: wear what you have trained in. Keep the day quiet.',
      },
      {
        place: 'race_week.day_before',
        text: 'Check the trip to the start early. Set your alarm and a backup alarm.',
      },
      { place: 'race_week.race_morning', text: 'Listen to your body.' },
      {
        place: 'race_day_plan.note',
        text: 'Ease off for {row.8} at a calm pace. Think of the course in small pieces.',
      },
      {
        place: 'race_day_plan.note',
        text: 'The stops add up to {race.carbs_per_hour}. Thank the volunteers along the way.',
      },
      {
        place: 'prep.batch_prep_steps',
        text: 'Start with what takes longest. Label the boxes with the date.',
      },
    ],
  },
}
