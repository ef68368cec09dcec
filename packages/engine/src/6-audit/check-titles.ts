/** The checks in the words of a runner, by group, as the page lists them. */
export const checkGroups = [
  {
    id: 'adds-up',
    title: 'It adds up',
    checks: {
      'readable-numbers': 'Every number is there and can be read',
      'complete-sections': 'All nine sections are filled',
      'same-runner': 'The plan is for your race and your answers',
      'three-example-days': 'Three example days, each its own',
      'daily-energy-adds-up': 'Carbs, protein and fat add up to the energy',
      'long-run-schedule-agrees': 'The long run’s words and numbers agree',
      'race-week-grams-stated': 'Race week names its grams of carbs',
      'meals-hold-what-they-say': 'Every meal holds what its line says',
      'days-add-up': 'Each day is the sum of its meals',
      'days-meet-their-targets': 'The menus meet the numbers of their days',
      'readable-times': 'Every time of race day can be read',
      'rows-in-order': 'The rows of race day are in order',
      'rows-of-the-day': 'Race day runs from breakfast to recovery',
      'row-distances': 'Kilometers and miles fit your pace',
      'near-the-targets': 'The rows meet your hourly targets',
      'totals-add-up': 'The rows add up to the totals',
      'gels-counted': 'The gels are counted right',
      'groceries-hold-the-menus': 'The grocery list holds what race week eats',
      'summary-agrees': 'The cards and the sections agree',
      'caffeine-row-is-empty': 'The drink with caffeine is not counted twice',
    },
  },
  {
    id: 'limits',
    title: 'Within the limits',
    checks: {
      'daily-energy': 'Energy of a training day is within its limits',
      'energy-availability': 'Enough energy is left beside running',
      'daily-carbs': 'Carbs of a training day are within their limits',
      'daily-protein': 'Protein of a training day is within its limits',
      'daily-fat': 'Fat of a training day is within its limits',
      'long-run-meal': 'The meal before the long run is of a size to run on',
      'long-run-carbs': 'Carbs in the long run are within their limits',
      'long-run-fluids': 'Fluids in the long run stay below what you sweat',
      'long-run-sodium': 'Sodium in the long run is within its limits',
      'long-run-drink-strength': 'The long run’s drink holds the sodium planned for it',
      'long-run-mass-change': 'You finish the long run neither overfull nor dried out',
      'long-run-recovery': 'Recovery from the long run is within its limits',
      'long-run-feeds': 'Feeds of the long run are small and spaced',
      'long-run-schedule-limits': 'The long run’s schedule stays within the limits',
      'monday-to-wednesday-carbs': 'Monday to Wednesday are within their limits',
      'thursday-and-friday-carbs': 'Thursday and Friday are within their limits',
      'day-before-carbs': 'The day before is within its limits',
      'race-week-order': 'Carbs never step down toward the race',
      'load-day-energy': 'Loading days hold the energy they need',
      'load-day-fat': 'Loading days hold a sensible amount of fat',
      'meal-fat-and-fiber': 'Meals before running are low in fat and fiber',
      'breakfast-and-recovery': 'Breakfast and recovery come at the right time',
      'no-fuel-at-the-end': 'No fuel in the last ten minutes',
      'feed-size': 'No feed is too big to take at once',
      'feed-gap': 'Feeds are far enough apart',
      'busiest-hour': 'No hour of the race holds too much',
      'race-carbs': 'Carbs in the race are within their limits',
      'race-sodium': 'Sodium in the race is within its limits',
      'race-fluids': 'Fluids in the race stay below what you sweat',
      'drink-strength': 'No drink is too salty',
      'race-mass-change': 'You finish neither overfull nor dried out',
      'race-breakfast': 'The race breakfast is within its limits',
      'last-hour-carbs': 'The last hour before the start is light',
      'pre-race-fluid': 'Drinking before the start is within its limits',
      'race-recovery': 'Recovery is within its limits',
      'race-recovery-protein': 'Recovery holds the protein it needs',
      'caffeine-dose': 'A dose of caffeine is within its limit',
      'caffeine-of-the-day': 'Caffeine of the whole day is within its limit',
    },
  },
  {
    id: 'allergies',
    title: 'Allergies and diet',
    checks: {
      allergens: 'Nothing you are allergic to is in any line',
      diet: 'Nothing outside your diet is in any line',
      'unknown-exclusions': 'What you keep out is named in no line',
      'fructose-rate': 'Without fructose, carbs stop at 60 g an hour',
      'fructose-note': 'Without fructose, the plan says where it stops',
      'note-read-labels': 'It says to read labels',
      'note-unknown-exclusions': 'Words it could not read are told to you',
    },
  },
  {
    id: 'safety',
    title: 'Safety',
    checks: {
      'recovery-words': 'Recovery drinks are to thirst, with their warning',
      'no-caffeine-under-18': 'No caffeine under 18',
      'never-recommended': 'Nothing that no plan should advise',
      'no-alcohol-before': 'No alcohol on the day before',
      'no-weight-talk-under-18': 'Nothing that a growing runner should not read',
      'no-supplements-under-18': 'Under 18: salt comes with food and drink',
      'note-not-medical-advice': 'It says that it is not medical advice',
      'note-test-before-race-day': 'It says to test fueling before race day',
      'note-nothing-new': 'It says to try nothing new on race day',
      'note-drink-to-thirst': 'It says to drink to thirst',
      'note-see-a-doctor': 'It says who should see a doctor first',
      'note-recovery-drinks': 'It says when to drink nothing more',
      'note-under-18': 'Under 18: it speaks of a parent, a clinician and no caffeine',
      'note-marathon-under-18': 'Under 18: it warns of the marathon first',
      'note-from-65': 'From 65 on: it speaks of a medical check',
      'note-low-weight': 'Where it matters: it speaks of eating enough',
      'note-high-weight': 'Where it matters: it says how amounts were counted',
      'note-energy-for-hard-days': 'Where it matters: it speaks of hard days',
      'note-overdrinking': 'Over four hours: it warns of drinking too much',
      'note-much-to-drink': 'With much to drink: it says never beyond thirst',
      'note-heat': 'In heat: it says how to stay safe',
      'note-sweat-rate': 'A high sweat rate: it asks to measure again',
      'note-low-mileage': 'Few miles for a marathon: it says so',
      'note-vegan-supplements': 'On a vegan diet: it speaks of B12 and iron',
      'note-gut-practice': 'Much fuel an hour: it says how to practice',
      'note-target-check': 'A very fast target: it asks whether it is right',
    },
  },
] as const satisfies readonly CheckGroup[]

interface CheckGroup {
  readonly id: string
  readonly title: string
  /** The title of each check by its id. */
  readonly checks: Readonly<Record<string, string>>
}

type Group = (typeof checkGroups)[number]
export type CheckGroupId = Group['id']
type KeyOf<Union> = Union extends unknown ? Extract<keyof Union, string> : never
export type CheckId = KeyOf<Group['checks']>

/** The title of every check, by its id. */
export const checkTitles: Readonly<Record<string, string>> = Object.assign(
  {},
  ...checkGroups.map(({ checks }) => checks),
)
