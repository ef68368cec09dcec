import type { GivenAnswer } from '../../src/ai/reading/read-answer.ts'

/** What a good model answered to the prompts of ten golden runners at its first try, twelve lines each. Frozen. */
export const promptedAnswers: Readonly<Record<string, GivenAnswer>> = {
  'fodmap-marathon-new-year': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['polenta-maple-milk'], sides: [] },
      { meal: 'rest.dinner', recipes: ['turkey-potato-rosemary-pot'], sides: [] },
      { meal: 'run.afternoon-snack', recipes: ['tuna-dill-rice-cakes'], sides: [] },
      { meal: 'long-run.dinner', recipes: ['chicken-carrot-lemon-quinoa'], sides: [] },
      { meal: '5-days-before.dinner', recipes: ['lemon-butter-chicken-white-rice'], sides: ['rice'] },
      { meal: '4-days-before.dinner', recipes: ['butter-rosemary-risotto'], sides: [] },
      { meal: '3-days-before.morning-snack', recipes: ['cinnamon-sugar-toast'], sides: [] },
      { meal: '3-days-before.dinner', recipes: ['lemon-chicken-rice-soup-loading'], sides: ['rice'] },
      { meal: '2-days-before.lunch', recipes: ['chicken-and-mash-loading'], sides: ['potatoes'] },
      { meal: '2-days-before.dinner', recipes: ['brown-sugar-beef-rice-loading'], sides: ['rice'] },
      { meal: '1-days-before.afternoon-snack', recipes: ['cinnamon-sugar-toast'], sides: [] },
      { meal: '1-days-before.lunch', recipes: ['poached-egg-soy-rice-loading'], sides: ['rice'] },
    ],
    fuels: [],
    if_then: ['upset-stomach', 'loose-bowels', 'lost-serving'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Put music on and cook {meal:rest.dinner} in peace. Set out what you need before you start.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Sit down to {meal:run.dinner} with family. Wash up as you go.',
      },
      { place: 'race_week.mon_wed', text: 'Easy days bring fresh legs. Rest is part of training.' },
      { place: 'race_week.mon_wed', text: 'Leave time for {meal:4-days-before.dinner} without hurry.' },
      {
        place: 'race_week.thu_fri',
        text: 'Look forward to {meal:2-days-before.dinner}. Trust the weeks behind you.',
      },
      {
        place: 'race_week.day_before',
        text: 'Keep the evening slow and the lights low. Lay out your shoes and clothes the night before.',
      },
      {
        place: 'race_week.race_morning',
        text: 'A crowded start is normal and leaves time to settle. Breathe out slowly and let your shoulders drop.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Picture {row.3}. Start gently and settle into your own rhythm.',
      },
      {
        place: 'race_day_plan.note',
        text: 'On a {course}, an even rhythm is your best friend. Take {row.7} with calm hands.',
      },
      {
        place: 'race_day_plan.note',
        text: 'As planned, slow down for {row.11}. Give the kilometer you are in your full attention.',
      },
      {
        place: 'prep.batch_prep_steps',
        text: 'Keep the cooking simple. Label the containers with the date.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Bring gloves against the cold. Pack a warm layer for after the finish.',
      },
    ],
  },
  'half-1-45-omnivore': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['ricotta-fig-toast'], sides: ['fruit'] },
      { meal: 'rest.dinner', recipes: ['chicken-carrot-lemon-quinoa'], sides: ['salad'] },
      { meal: 'run.morning-snack', recipes: ['smoked-salmon-potato-bites'], sides: [] },
      { meal: 'run.lunch', recipes: ['tuna-rice-bowl'], sides: ['avocado'] },
      { meal: 'run.dinner', recipes: ['nicoise-salad'], sides: ['bread'] },
      { meal: 'long-run.lunch', recipes: ['chicken-wraps'], sides: ['salad'] },
      { meal: 'long-run.dinner', recipes: ['chicken-couscous-salad'], sides: [] },
      { meal: '5-days-before.dinner', recipes: ['beef-and-broccoli'], sides: ['rice'] },
      { meal: '4-days-before.dinner', recipes: ['chicken-potato-carrot-stew'], sides: ['bread'] },
      { meal: '3-days-before.dinner', recipes: ['honey-soy-chicken-rice-loading'], sides: ['rice'] },
      { meal: '2-days-before.evening-snack', recipes: ['toast-jam'], sides: [] },
      { meal: '1-days-before.dinner', recipes: ['paprika-chicken-rice-loading'], sides: ['rice'] },
    ],
    fuels: [],
    if_then: ['upset-stomach', 'lost-serving', 'late-start'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Cook {meal:rest.dinner} together. Cook on a quiet evening.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Enjoy {meal:long-run.dinner} relaxed. Share the cooking with friends.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Practice with {food:maurten-gel-100} so that nothing is new on race day. Start your long runs at the time of the race.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: '{long_run.carbs_per_hour} is planned. Set a reminder on your watch for the stops.',
      },
      { place: 'race_week.mon_wed', text: 'These days are for rest and sleep. Simple meals suit easy days.' },
      {
        place: 'race_week.thu_fri',
        text: 'Give yourself time for {meal:3-days-before.dinner} in peace. Let your legs rest.',
      },
      {
        place: 'race_week.day_before',
        text: 'Check the way to the start early. Walk through the morning in your mind.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Stay calm when the start is crowded. Your plan has {race.carbs_per_hour}.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Use {row.3} to breathe calmly. Look for an even rhythm from the start.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Have {row.5}, then settle back into your rhythm. Be proud of your race whatever the clock says.',
      },
      {
        place: 'prep.batch_prep_steps',
        text: 'Put on a podcast while you cook. Start with what takes the longest.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Pack sunglasses against the sun. Pin your bib on the night before.',
      },
    ],
  },
  'heavy-marathoner-800-grams': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['apple-cinnamon-porridge'], sides: ['fruit'] },
      { meal: 'rest.lunch', recipes: ['lentil-sloppy-joes'], sides: ['salad'] },
      { meal: 'rest.dinner', recipes: ['chicken-tinga-tacos'], sides: ['salad'] },
      { meal: 'run.morning-snack', recipes: ['apple-nut-butter'], sides: [] },
      { meal: 'run.dinner', recipes: ['turkey-basil-tomato-pasta'], sides: ['bread'] },
      { meal: 'long-run.lunch', recipes: ['chicken-curry'], sides: ['rice'] },
      { meal: 'long-run.dinner', recipes: ['koshari'], sides: [] },
      { meal: '6-days-before.lunch', recipes: ['turkey-potato-rosemary-pot'], sides: ['bread'] },
      { meal: '5-days-before.dinner', recipes: ['cream-cheese-lemon-pasta'], sides: ['bread'] },
      {
        meal: '3-days-before.dinner',
        recipes: ['scrambled-eggs-white-toast-loading'],
        sides: ['bread', 'juice'],
      },
      { meal: '2-days-before.dinner', recipes: ['tomato-omelet-rice-loading'], sides: ['rice'] },
      { meal: '1-days-before.lunch', recipes: ['paprika-chicken-rice-loading'], sides: ['rice', 'juice'] },
    ],
    fuels: [],
    if_then: ['upset-stomach', 'wall', 'walking'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'As planned, set the table for {meal:rest.dinner}. Pick an evening that suits your week.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Cook {meal:run.dinner} with family. Clear up while the pot does its work.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'On your long run, get to know {food:saltstick-caps}. Rehearse your race morning before your long run.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Note how {food:generic-gel} felt on the long run. Find a route that feels like the course.',
      },
      {
        place: 'race_week.mon_wed',
        text: '{meal:5-days-before.dinner} waits for you. Keep walks short and easy.',
      },
      { place: 'race_week.thu_fri', text: 'Put your feet up after work. Be proud of your training.' },
      {
        place: 'race_week.day_before',
        text: 'Have dinner early and let the evening wind down. Set your alarm and a backup alarm.',
      },
      {
        place: 'race_week.race_morning',
        text: 'On the climbs shorten your steps and keep the effort even. Begin slower than you want, and let the crowd run away from you.',
      },
      {
        place: 'race_week.race_morning',
        text: 'A slow start is normal and leaves time to settle. Get ready for {row.3}.',
      },
      {
        place: 'race_day_plan.note',
        text: 'On the downhills run relaxed and let the road carry you. Make room for {row.10} at a calm pace.',
      },
      { place: 'prep.batch_prep_steps', text: 'Cook with music. Label the boxes with the day.' },
      {
        place: 'prep.race_kit_checklist',
        text: 'Pack your bag early and check everything against your list. Pack dry clothes for after the race.',
      },
    ],
  },
  'hot-10k': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['masala-omelet'], sides: ['bread'] },
      { meal: 'rest.lunch', recipes: ['turkey-potato-rosemary-pot'], sides: ['salad'] },
      { meal: 'rest.dinner', recipes: ['egg-and-potato-smorrebrod'], sides: ['salad'] },
      { meal: 'run.breakfast', recipes: ['banana-honey-white-toast'], sides: [] },
      { meal: 'run.morning-snack', recipes: ['vanilla-yogurt-jam'], sides: [] },
      { meal: 'run.dinner', recipes: ['egg-fried-rice'], sides: ['salad'] },
      { meal: 'long-run.lunch', recipes: ['three-egg-omelet-cheese'], sides: ['bread', 'salad'] },
      { meal: 'long-run.dinner', recipes: ['chicken-tinga-tacos'], sides: ['avocado'] },
      { meal: '4-days-before.morning-snack', recipes: ['papaya-lime'], sides: [] },
      { meal: '3-days-before.dinner', recipes: ['tomato-omelet-rice-loading'], sides: ['rice'] },
      { meal: '2-days-before.dinner', recipes: ['scrambled-eggs-white-toast-loading'], sides: ['bread'] },
      { meal: '1-days-before.lunch', recipes: ['salmon-butter-white-rice'], sides: ['rice'] },
    ],
    fuels: [],
    if_then: ['hotter', 'dry-station', 'cramp'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Sit down to {meal:rest.dinner} together. Keep the kitchen simple.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Put music on and cook {meal:run.dinner} and let someone else wash up.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Choose an afternoon that suits you. Read the recipe before you start.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'In training, practice with {food:generic-sports-drink-8}. Keep the routine before your long runs the same.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Your plan has {long_run.carbs_per_hour}. When your breathing gets ragged slow down until you can talk.',
      },
      { place: 'race_week.mon_wed', text: 'Quiet days bring fresh legs. Enjoy meals with people you love.' },
      {
        place: 'race_week.thu_fri',
        text: 'Look forward to {meal:3-days-before.dinner}. Check the forecast and dress for it.',
      },
      {
        place: 'race_week.day_before',
        text: 'Stay off your feet in the afternoon. Enjoy {meal:1-days-before.dinner} without hurry.',
      },
      {
        place: 'race_week.race_morning',
        text: 'In {climate}, start calmly and listen to your body. Ask for help early if you feel unwell.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Stay patient when the start is slow. {race.fluids_per_hour} is planned.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Calmly make room for {row.3}. Look for an even effort from the start.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Bring sunscreen against the sun. Your favorite cap belongs in the bag.',
      },
    ],
  },
  'marathon-on-a-high-budget': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['avocado-toast-eggs'], sides: ['fruit'] },
      { meal: 'rest.lunch', recipes: ['egg-and-potato-smorrebrod'], sides: ['salad'] },
      { meal: 'rest.dinner', recipes: ['broccoli-hemp-rice-skillet'], sides: [] },
      { meal: 'run.lunch', recipes: ['warm-salmon-olive-salad'], sides: ['bread'] },
      { meal: 'run.dinner', recipes: ['paprika-shrimp-tomato-rice'], sides: ['salad'] },
      { meal: 'long-run.lunch', recipes: ['thai-chicken-curry'], sides: ['rice'] },
      { meal: 'long-run.dinner', recipes: ['thai-basil-turkey'], sides: ['rice'] },
      { meal: '6-days-before.dinner', recipes: ['chicken-and-leek-with-potatoes'], sides: ['bread'] },
      { meal: '4-days-before.dinner', recipes: ['butter-rosemary-risotto'], sides: [] },
      { meal: '3-days-before.dinner', recipes: ['tomato-omelet-rice-loading'], sides: ['rice', 'juice'] },
      { meal: '2-days-before.dinner', recipes: ['tuna-vinegared-rice-loading'], sides: ['rice'] },
      { meal: '1-days-before.dinner', recipes: ['chicken-and-mash-loading'], sides: ['bread'] },
    ],
    fuels: [],
    if_then: ['lost-serving', 'upset-stomach', 'wall'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Leave time for {meal:rest.dinner} with family. Cook on your calm afternoon.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Cook {meal:long-run.dinner} and let someone else wash up. Set out what you need before you cook.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Know how {food:neversecond-c30-gel} opens so that nothing is new on race day. Treat your long runs as a dress rehearsal for race day.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: '{long_run.carbs_per_hour} is planned. Practice reaching for your belt while you run.',
      },
      { place: 'race_week.mon_wed', text: 'Spend the evening with people you like. Let your legs recover.' },
      {
        place: 'race_week.thu_fri',
        text: 'As planned, take your time with {meal:2-days-before.dinner}. A restless night before a race is common.',
      },
      {
        place: 'race_week.day_before',
        text: '{meal:1-days-before.dinner} waits for you. Read something light in the evening.',
      },
      {
        place: 'race_week.race_morning',
        text: 'In all your plan has {race.carbs}. Nerves before the start are normal and a good sign.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Stay patient if the start is crowded. Let the crowd go and run your own pace.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Let {row.8} be a calm moment with a smile. Think of the race in small pieces.',
      },
      { place: 'race_day_plan.note', text: 'Remember {row.12}. Smile at the volunteers around you.' },
      {
        place: 'prep.batch_prep_steps',
        text: 'Share the kitchen with friends. Start with what takes longest.',
      },
    ],
  },
  'measured-sweat-hot-marathon': {
    meals: [
      { meal: 'rest.lunch', recipes: ['turkey-kidney-bean-chili'], sides: ['salad'] },
      { meal: 'rest.evening-snack', recipes: ['orange-date-salad'], sides: [] },
      { meal: 'run.breakfast', recipes: ['instant-oatmeal-banana-nut'], sides: ['milk'] },
      { meal: 'run.lunch', recipes: ['tuna-puttanesca'], sides: ['salad'] },
      { meal: 'long-run.lunch', recipes: ['chicken-biryani'], sides: ['yogurt'] },
      { meal: 'long-run.dinner', recipes: ['arroz-con-pollo'], sides: ['salad'] },
      { meal: '6-days-before.lunch', recipes: ['lemon-butter-chicken-white-rice'], sides: [] },
      { meal: '5-days-before.dinner', recipes: ['turkey-potato-rosemary-pot'], sides: ['bread'] },
      { meal: '4-days-before.dinner', recipes: ['butter-rosemary-risotto'], sides: ['bread'] },
      { meal: '3-days-before.dinner', recipes: ['paprika-chicken-rice-loading'], sides: ['juice'] },
      { meal: '2-days-before.lunch', recipes: ['turkey-tomato-noodles-loading'], sides: ['bread'] },
      { meal: '1-days-before.breakfast', recipes: ['banana-honey-white-toast'], sides: ['juice'] },
    ],
    fuels: [],
    if_then: ['hotter', 'dry-station', 'cramp'],
    lines: [
      { place: 'daily_plan.example_days.0', text: 'Cook {meal:rest.dinner} with family. Wash up as you go.' },
      {
        place: 'daily_plan.example_days.1',
        text: 'Set out what you need before you cook. Simple meals suit easy days.',
      },
      { place: 'daily_plan.example_days.2', text: 'Take your time with {meal:long-run.dinner} in peace.' },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Start your long run at the time of the race. Practice with {food:saltstick-caps} so that nothing is new on race day.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Your plan has {long_run.carbs_per_hour}. Set an alert on your watch for the stops.',
      },
      {
        place: 'race_week.mon_wed',
        text: 'These days are for rest and routine. Trust the miles behind you.',
      },
      {
        place: 'race_week.thu_fri',
        text: 'Check the forecast and dress for it. Leave time for {meal:3-days-before.dinner}.',
      },
      {
        place: 'race_week.day_before',
        text: 'Have dinner early and let the evening wind down. Set your alarm and a backup.',
      },
      {
        place: 'race_week.race_morning',
        text: 'A slow start is normal and leaves time to settle. Take {row.3} with calm hands.',
      },
      {
        place: 'race_day_plan.note',
        text: 'In {climate}, start easy and listen to your body. When your pace slips, stay calm and run by effort.',
      },
      {
        place: 'prep.batch_prep_steps',
        text: 'Put on a podcast while you cook. Label the containers with the date.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Pack a cap against the sun. Pack dry clothes for after the race.',
      },
    ],
  },
  'saturday-half-vegetarian-lactose': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['instant-oatmeal-banana-nut'], sides: [] },
      { meal: 'rest.lunch', recipes: ['chana-masala'], sides: ['rice'] },
      { meal: 'rest.dinner', recipes: ['chickpea-rosemary-pasta'], sides: ['salad'] },
      { meal: 'run.breakfast', recipes: ['nut-butter-banana-toast'], sides: [] },
      { meal: 'run.lunch', recipes: ['red-lentil-soup'], sides: ['bread'] },
      { meal: 'run.dinner', recipes: ['vegetable-biryani'], sides: ['nuts'] },
      { meal: 'long-run.lunch', recipes: ['jacket-potatoes-with-beans'], sides: ['salad'] },
      { meal: '6-days-before.lunch', recipes: ['tomato-omelet-rice-loading'], sides: [] },
      { meal: '5-days-before.dinner', recipes: ['bean-hemp-burger-potatoes'], sides: [] },
      { meal: '3-days-before.lunch', recipes: ['golden-parboiled-rice-loading'], sides: [] },
      { meal: '2-days-before.dinner', recipes: ['sweet-soy-egg-rice-loading'], sides: ['juice'] },
      { meal: '1-days-before.dinner', recipes: ['tomato-omelet-rice-loading'], sides: ['bread'] },
    ],
    fuels: [],
    if_then: ['upset-stomach', 'lost-serving', 'late-start'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Pick an evening that suits your week. Read the recipe through before you start.',
      },
      { place: 'daily_plan.example_days.1', text: 'Put music on and cook {meal:run.dinner} in peace.' },
      {
        place: 'daily_plan.example_days.2',
        text: 'Set the table for {meal:long-run.lunch} with family. Clear up while the pot does its work.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Wear your race shoes on your long run. Know how {food:generic-gel} opens in training.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Find a route that looks like the race. The stops add up to {long_run.carbs_per_hour}.',
      },
      {
        place: 'race_week.mon_wed',
        text: 'Easy days bring fresh legs. Look forward to {meal:4-days-before.dinner}.',
      },
      {
        place: 'race_week.thu_fri',
        text: 'Keep your usual bedtime. Lay out your shoes and clothes the evening before.',
      },
      {
        place: 'race_week.day_before',
        text: 'Pick up your bib early and go home. Sit down to {meal:1-days-before.dinner} relaxed.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Stay patient when the start is slow. Let others go and run your own race.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Look for an even rhythm from the start. Make room for {row.4}, then settle back into your rhythm.',
      },
      { place: 'prep.batch_prep_steps', text: 'Cook on a quiet afternoon. Start with what takes longest.' },
      {
        place: 'prep.race_kit_checklist',
        text: 'An old sweater keeps you warm before the start. Your favorite socks belong in the bag.',
      },
    ],
  },
  'teen-marathon': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['oat-egg-pancakes-jam'], sides: ['milk'] },
      { meal: 'rest.lunch', recipes: ['jacket-potatoes-with-beans'], sides: ['salad'] },
      { meal: 'rest.dinner', recipes: ['chicken-thigh-lemon-greens'], sides: ['potatoes'] },
      { meal: 'run.breakfast', recipes: ['pbj-toast-milk'], sides: ['fruit'] },
      { meal: 'run.lunch', recipes: ['turkey-basil-tomato-pasta'], sides: ['salad'] },
      { meal: 'long-run.dinner', recipes: ['chicken-tinga-tacos'], sides: ['avocado', 'fruit'] },
      { meal: '6-days-before.dinner', recipes: ['hamburger-goulash'], sides: ['bread'] },
      { meal: '5-days-before.dinner', recipes: ['broccoli-cheddar-egg-bake'], sides: ['potatoes'] },
      { meal: '4-days-before.dinner', recipes: ['beef-pepper-stir-fry'], sides: ['rice'] },
      { meal: '3-days-before.dinner', recipes: ['tomato-omelet-rice-loading'], sides: [] },
      { meal: '2-days-before.dinner', recipes: ['paprika-chicken-rice-loading'], sides: ['juice'] },
      { meal: '1-days-before.dinner', recipes: ['cinnamon-turkey-rice-loading'], sides: [] },
    ],
    fuels: [],
    if_then: ['walking', 'wall', 'upset-stomach'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Share the cooking with family. Enjoy {meal:rest.dinner} together.',
      },
      { place: 'daily_plan.example_days.1', text: 'Cook with friends. Clear up as you cook.' },
      {
        place: 'daily_plan.example_days.2',
        text: 'Cook {meal:long-run.dinner} and let someone else wash up.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Ask a friend to ride along. In training get to know {food:generic-gel}.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'On the hills shorten your steps and keep the effort even. Write down how you felt after each long run.',
      },
      {
        place: 'race_week.mon_wed',
        text: 'Rest is part of training. Leave your phone in another room at night.',
      },
      {
        place: 'race_week.thu_fri',
        text: 'Nerves are a sign that you care. Give yourself time for {meal:2-days-before.dinner} with family.',
      },
      {
        place: 'race_week.day_before',
        text: 'Agree on a spot to meet your family after the finish. A restless night before a race is normal.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Start gently and settle into your own rhythm. Remember {row.2}.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Run the climbs by effort and keep your shoulders low. Use {row.6} to breathe.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Nothing new on race day: wear what you have trained in. Pack a warm layer for after the finish.',
      },
      { place: 'assumptions_safety', text: 'Ask for help early if you feel unwell.' },
    ],
  },
  'vegan-marathon-low-budget': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['tofu-scramble-bagel'], sides: ['fruit'] },
      { meal: 'rest.lunch', recipes: ['koshari'], sides: ['salad'] },
      { meal: 'rest.dinner', recipes: ['tofu-fried-rice'], sides: [] },
      { meal: 'run.breakfast', recipes: ['instant-oatmeal-banana-nut'], sides: [] },
      { meal: 'run.morning-snack', recipes: ['pretzels-hummus'], sides: [] },
      { meal: 'long-run.lunch', recipes: ['louisiana-red-beans-rice'], sides: ['salad'] },
      { meal: 'long-run.dinner', recipes: ['peanut-rice-noodles'], sides: ['fruit'] },
      { meal: '6-days-before.breakfast', recipes: ['peanut-butter-banana-bagel'], sides: [] },
      { meal: '6-days-before.lunch', recipes: ['glazed-tofu-rice-loading'], sides: [] },
      { meal: '5-days-before.dinner', recipes: ['glazed-tofu-rice-loading'], sides: ['juice'] },
      { meal: '4-days-before.dinner', recipes: ['maple-ginger-tofu-white-rice'], sides: [] },
      { meal: '3-days-before.breakfast', recipes: ['vanilla-protein-pancakes'], sides: ['juice'] },
    ],
    fuels: [],
    if_then: ['loose-bowels', 'wall', 'lost-serving'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Choose an afternoon that suits you. Put on music while you cook.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Keep the cooking simple. {meal:run.dinner} waits for you.',
      },
      { place: 'daily_plan.example_days.2', text: 'Sit down to {meal:long-run.lunch} without hurry.' },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Keep the routine before your long runs the same. A favorite song settles the nerves.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'Practice reaching for your belt while you run. Note how {food:sugar-gel-home} felt on the long run.',
      },
      {
        place: 'race_week.mon_wed',
        text: 'Let your legs recover. Cook {meal:4-days-before.dinner} in peace.',
      },
      {
        place: 'race_week.thu_fri',
        text: 'Patience in the early miles pays you back later. Put your feet up after work.',
      },
      {
        place: 'race_week.day_before',
        text: 'Stay off your feet in the afternoon. Calmly set the table for {meal:1-days-before.dinner}.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Give yourself plenty of time to travel and find the start. In all your plan has {race.carbs}.',
      },
      {
        place: 'race_day_plan.note',
        text: 'On a {course}, an even effort is your best friend. Smile at the volunteers around you.',
      },
      {
        place: 'race_day_plan.note',
        text: 'As planned, have {row.7}. Save some strength for the final miles.',
      },
      {
        place: 'prep.batch_prep_steps',
        text: 'Set out what you need before you start. Wash up while the oven does its work.',
      },
    ],
  },
  'walk-run-6-30': {
    meals: [
      { meal: 'rest.breakfast', recipes: ['carrot-cake-porridge'], sides: ['milk'] },
      { meal: 'rest.lunch', recipes: ['jacket-potatoes-with-beans'], sides: ['salad'] },
      { meal: 'run.breakfast', recipes: ['honey-french-toast'], sides: ['fruit'] },
      { meal: 'run.lunch', recipes: ['chicken-curry'], sides: ['rice'] },
      { meal: 'run.dinner', recipes: ['egg-fried-rice'], sides: [] },
      { meal: 'long-run.lunch', recipes: ['huevos-rancheros-supper'], sides: ['salad'] },
      { meal: 'long-run.dinner', recipes: ['colcannon-with-poached-eggs'], sides: ['bread'] },
      { meal: '6-days-before.dinner', recipes: ['cream-cheese-lemon-pasta'], sides: [] },
      { meal: '5-days-before.dinner', recipes: ['turkey-potato-rosemary-pot'], sides: ['bread'] },
      { meal: '3-days-before.lunch', recipes: ['lemon-chicken-rice-soup-loading'], sides: ['bread'] },
      { meal: '2-days-before.dinner', recipes: ['tomato-omelet-rice-loading'], sides: [] },
      { meal: '1-days-before.lunch', recipes: ['paprika-chicken-rice-loading'], sides: [] },
    ],
    fuels: [],
    if_then: ['walking', 'upset-stomach', 'hotter'],
    lines: [
      {
        place: 'daily_plan.example_days.0',
        text: 'Keep walks short and easy. Look forward to {meal:rest.lunch}.',
      },
      {
        place: 'daily_plan.example_days.1',
        text: 'Cook on a calm afternoon. Enjoy meals with people you love.',
      },
      {
        place: 'daily_plan.example_days.2',
        text: 'Leave time for {meal:long-run.dinner} and let someone else wash up.',
      },
      {
        place: 'long_run_fueling.pre_run.examples',
        text: 'Keep your long run easy enough to chat. On your long run practice with {food:pretzels-28}.',
      },
      {
        place: 'long_run_fueling.during.schedule',
        text: 'When a long run goes badly, you have learned something useful. Note how {food:jelly-beans-28} felt in training.',
      },
      { place: 'race_week.mon_wed', text: 'Be proud of your training. Read something light in the evening.' },
      {
        place: 'race_week.thu_fri',
        text: 'Tell your family where to stand. Pack your bag calmly and check everything against your list.',
      },
      {
        place: 'race_week.day_before',
        text: 'Walk through the morning in your mind. Take your time with {meal:1-days-before.dinner}.',
      },
      {
        place: 'race_week.race_morning',
        text: 'Start slower than you want, and let the crowd run away from you. {race.carbs_per_hour} is planned.',
      },
      {
        place: 'race_day_plan.note',
        text: 'Think of the course in small pieces. Ease off for {row.9} and smile.',
      },
      {
        place: 'race_day_plan.note',
        text: '{distance} is long and leaves time to settle in. Thank the volunteers along the way.',
      },
      {
        place: 'prep.race_kit_checklist',
        text: 'Pack a jacket against the cold. Walk on gently after the finish.',
      },
    ],
  },
}
