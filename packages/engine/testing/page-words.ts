import type {
  DayWords,
  GroceryWords,
  MealWords,
  PlanWords,
  WeekPartWords,
} from '../src/7-words/plan-words.ts'
import type { Plan, PlanRunner } from '../src/plan.ts'

/**
 * The words of the page with everything open, by section, without the reasons of numbers and the cards of recipes. A word
 * is what stands between spaces and has a letter or a figure: "354 g" are two. A test of the page counts the same on it.
 */
export function pageWords(facts: Plan, words: PlanWords): Readonly<Record<PageSection, number>> {
  return mapValues(
    {
      head: head(facts, words),
      numbers: numbers(facts),
      'daily-eating': dailyEating(words),
      'long-run': longRun(facts, words),
      'race-week': raceWeek(facts, words),
      'race-day': raceDay(facts, words),
      groceries: groceries(words),
      safety: safety(words),
    },
    (texts) => wordsIn(texts.join(' ')),
  )
}

export type PageSection =
  | 'head'
  | 'numbers'
  | 'daily-eating'
  | 'long-run'
  | 'race-week'
  | 'race-day'
  | 'groceries'
  | 'safety'

export const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0

function mapValues<Key extends string, Value, Other>(
  record: Record<Key, Value>,
  map: (value: Value) => Other,
) {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, map(value as Value)]),
  ) as Record<Key, Other>
}

/** The bib, the links to the sections, and the actions with the outcome of the checks. */
const head = ({ runner }: Plan, { race }: PlanWords): string[] => [
  'Your Personalized Nutrition Plan',
  race.name,
  race.target,
  // A date has four words.
  'Race Sun, Apr 11, 2027 Pace',
  race.pace,
  `Climate ${race.conditions}`,
  '41 days to go',
  'Numbers Daily eating Long run Race week Race day Groceries Safety',
  'Download PDF Copy Race Schedule Copy Grocery List 91 of 91 checks passed',
  ...checksOf(runner),
]

/** What the pill opens to, without the titles of single checks, which each group folds away as its reasons. */
const checksOf = ({ exclusions: { groups, families, unknown } }: PlanRunner): string[] => [
  'No problems found. 12 more do not apply.',
  `It adds up 27 Within the limits 38 ${
    groups.length + families.length + unknown.length > 0
      ? 'Peanut; soy: in nothing you eat, drink or buy'
      : 'Allergies and diet'
  } 12 Safety 30`,
]

const hourly = 'Carbs 70 g Fluids 380 ml Sodium 250 mg'
const sums = '275 g carbs, 2100 ml fluids, 1210 mg sodium'

const numbers = (plan: Plan): string[] => [
  'Daily Training Energy 3050 kcal Carbs 411 g Protein 122 g Fat 102 g',
  `Long Run per hour ${hourly} Race Day Totals`,
  isFed(plan)
    ? `per hour of the race ${hourly} Start to finish: ${sums} Breakfast to recovery: ${sums} and`
    : `breakfast to recovery ${hourly}`,
  `${plan.race_day.gels} gels`,
]

const isFed = ({ race_day: { rows } }: Plan) => rows.some(({ phase }) => phase === 'during')

const dailyEating = ({ weighing, salad, trainingDays }: PlanWords): string[] => [
  `Daily Eating Plan (Training Phase) ${weighing} ×1½: one and a half portions. ${salad ?? ''}`,
  ...trainingDays.flatMap((day) => [
    day.name,
    'Energy 2669 kcal Carbs 354 g Protein 122 g Fat 85 g Fiber 35 g',
    ...day.short,
    ...day.advice,
    'kcal Carbs',
    ...mealsOf(day),
    ...day.meals.map(() => '622 68'),
    ...(day.fuel === null ? [] : [day.fuel, '800 200']),
  ]),
]

const mealsOf = ({ meals }: DayWords) => meals.map((meal) => `${meal.name} ${dishOf(meal)}`)

const dishOf = ({ title, times, cooked, sides }: MealWords) =>
  [title, times, cooked ?? '', ...sides].join(' ')

/** A meal on a line of its own: one that the page has served before is only named. */
const lineOf = (meal: MealWords, when = '') =>
  meal.asBefore === null ? `${when} ${dishOf(meal)}` : `${when} ${meal.title} ${meal.times} ${meal.asBefore}`

function longRun({ long_run: run }: Plan, { longRun: words }: PlanWords): string[] {
  const { before, opening, stops, advice, toMake, recovery, recoveryMeal, distance, lasts } = words
  return [
    'Long-Run Fueling Strategy Pre-Run 3-4h before Carbs 120 g',
    ...before.meals.map((meal) => lineOf(meal)),
    ...before.advice,
    'During Run',
    distance === null
      ? 'No long run yet'
      : `${stops.length > 0 ? 'Per hour, for' : ''} ${distance}, about ${lasts}`,
    stops.length > 0 ? hourly : '',
    ...opening,
    ...stopsOf({ run, stops }),
    ...advice,
    ...toMakeLines(toMake),
    'Post-Run within 2h Carbs 85 g Protein 22 g Fluids 1450 ml Sodium 1320 mg',
    recovery ?? '',
    recoveryMeal ? lineOf(recoveryMeal) : '',
  ]
}

const toMakeLines = (toMake: PlanWords['prep']['toMake']) => [
  ...new Set(toMake.map(({ when }) => when)),
  ...toMake.map(({ title }) => title),
]

/** Stops with the same servings stand together. */
function stopsOf({ run, stops }: { run: Plan['long_run']; stops: PlanWords['longRun']['stops'] }): string[] {
  const together = new Map<string, string[]>()
  for (const [index, { time, place, text }] of stops.entries()) {
    const row = run.rows[index]
    const feed = JSON.stringify([row?.servings, row?.reminds_of_thirst])
    const said = together.get(feed) ?? [text]
    together.set(feed, [...said, `${time} ${place ?? ''}`])
  }
  return [...together.values()].flatMap((texts) => (texts.length > 2 ? ['Each:', ...texts] : texts))
}

const partTitles = {
  mon_wed: 'Monday-Wednesday',
  thu_fri: 'Thursday-Friday carb focus',
  day_before: 'Day Before',
  race_morning: 'Race Morning',
} as const

function raceWeek({ race_week: days, working }: Plan, words: PlanWords): string[] {
  const parts = Object.entries(partTitles) as [keyof typeof partTitles, string][]
  const rising = days.filter(({ kind }) => kind === 'loading').map(({ target }) => target.carbs_g)
  const rises = new Set(rising).size > 1
  return [
    'Race-Week Playbook Dashed: training, 411 g.',
    ...parts.flatMap(([name, title]) => {
      const part = words.raceWeek[name]
      if (part.dates === null) return []
      const isLoading = name === 'thu_fri'
      const speaksOfFiber = name === 'day_before' || (isLoading && working.race_week.share_of_load > 0)
      return [
        title,
        part.dates,
        name === 'day_before' || name === 'race_morning' ? '720 g carbs' : '410 g carbs a day',
        isLoading && rises ? 'on average' : '',
        ...part.opening,
        ...part.days.flatMap(({ label, day }) =>
          part.days.length === 1 ? day.short : day.short.map((text) => `${label}: ${text}`),
        ),
        ...part.advice,
        ...(name === 'race_morning'
          ? breakfasts(part, words)
          : part.days.flatMap(({ label, day }) => [
              `${label} 400 ${isLoading && rises ? 'of 410 ' : ''}g`,
              ...mealsOf(day),
              ...day.meals.map(() => '93'),
              ...(speaksOfFiber ? ['35 g fiber'] : []),
            ])),
      ]
    }),
  ]
}

const breakfasts = ({ days }: WeekPartWords, { breakfastAway: away, raceDayMeals: others }: PlanWords) => [
  ...others.before.map((meal) => lineOf(meal, meal.when)),
  ...days.flatMap(({ day }) => day.meals.map((meal) => lineOf(meal, meal.when))),
  ...others.after.map((meal) => lineOf(meal, meal.when)),
  away ? lineOf(away, away.when) : '',
]

const raceDay = (plan: Plan, { race: { lasts }, raceRows, raceDose }: PlanWords): string[] => [
  'Race-Day Fueling Plan (Minute-by-Minute)',
  isFed(plan) ? `Per hour, for ${lasts}: 75 g carbs 530 ml fluids 320 mg sodium 0.89 L/h sweat rate` : '',
  isFed(plan) && plan.targets.caffeine_mg > 0 ? '200 mg caffeine, optional' : '',
  isFed(plan) ? 'Shaded: the target. Tap a stop.' : '',
  ...raceDose,
  plan.race_day.slower.length > 0 ? 'On pace +5% +10% +15%' : '',
  'Time Action Item Carbs (g) Sodium (mg) Fluids (ml)',
  ...raceRows.map(
    ({ time, place, action, dish, onThePage }) =>
      `${time} ${place ?? ''} ${action} ${dish?.title ?? ''} ${dish?.times ?? ''}${onThePage} 25 50 200`,
  ),
  isFed(plan) ? 'Start to finish 275 1210 2100 Breakfast to recovery 542 3020 4200' : '',
]

const groceries = ({ groceries: list, prep }: PlanWords): string[] => [
  'Grocery List & Prep',
  list.note,
  list.labels ?? '',
  ...shelf('Pantry', list.pantry),
  ...shelf('Fridge/Freezer', list.fridge_freezer),
  ...shelf('Electrolytes', list.electrolytes),
  '60-Minute Batch Prep',
  ...prep.steps,
  'Race Kit Checklist',
  ...prep.kit,
  ...toMakeLines(prep.toMake),
]

const shelf = (name: string, lines: readonly GroceryWords[]): string[] => [
  name,
  ...(lines.length === 0 ? ['Nothing to buy here.'] : []),
  ...lines.map(({ name: item, buys, uses, remarks }) => [item, buys, uses, ...remarks].join(' ')),
]

const tierTitles = {
  first: '',
  'race-day': 'On race day',
  'before-you-start': 'Before you start',
  'how-worked-out': 'How this was worked out',
}

/** The note on groceries stands with the list. */
const safety = ({ notes }: PlanWords): string[] => {
  const shown = notes.filter(({ code }) => code !== 'groceries')
  return [
    'Important Safety Notes',
    ...Object.entries(tierTitles).flatMap(([tier, title]) =>
      shown.some((note) => note.tier === tier) ? [title] : [],
    ),
    ...shown.map(({ text }) => text),
  ]
}
