import type { IfThenCode } from '../if-then.ts'
import type { NoteCode, NoteTier } from '../note.ts'
import type { NutritionPlan } from '../nutrition-plan.ts'

/**
 * A plan in words, in the pieces that the page, the PDF or a copied text lays out. The numbers are in
 * the `Plan` beside it. `renderPlan` joins the same pieces into the nine sections, so that all outputs agree.
 */
export interface PlanWords {
  readonly race: RaceWords
  /** The hint at the start of every example day. */
  readonly weighing: string
  /** "Green salad: 1¼ cups shredded romaine lettuce (60 g), …": the same beside every meal; null if there is none. */
  readonly salad: string | null
  /** In the order of the plan's `training_days`. */
  readonly trainingDays: readonly DayWords[]
  readonly longRun: LongRunWords
  readonly raceWeek: Readonly<Record<keyof NutritionPlan['race_week'], WeekPartWords>>
  /** Race morning's breakfast without a stove; null if its own needs none. */
  readonly breakfastAway: MealWords | null
  /** The other dishes of race day, "Lunch at 1 pm", before and after the race meal; none before a start in the morning. */
  readonly raceDayMeals: { readonly before: readonly MealWords[]; readonly after: readonly MealWords[] }
  /** Those of race week first, those of homemade fuel last. */
  readonly recipes: readonly RecipeWords[]
  /** In the order of the plan's `race_day.rows`. */
  readonly raceRows: readonly RaceRowWords[]
  /** Under the table: lines of a model. On the wire they end race morning. */
  readonly raceNotes: readonly string[]
  readonly ifThen: IfThenWords
  /** Beside the table: which dose to race on, and the rows at which a lighter one leaves out the fuel. */
  readonly raceDose: readonly string[]
  readonly groceries: GroceriesWords
  readonly prep: PrepWords
  /** In the order of the plan's `notes`, including the one on groceries. */
  readonly notes: readonly NoteWords[]
}

export interface RaceWords {
  /** "Half Marathon" */
  readonly name: string
  /** "in 1:45:00", or "at 4:40/km" if a pace was typed. */
  readonly target: string
  /** "4:59 /km · 8:01 /mi" */
  readonly pace: string
  /** "1 h 45 min" */
  readonly lasts: string
  /** What is taken before the start, mg; 0 for none. */
  readonly caffeine: number
  /** "Moderate, Hilly", "27 °C, 70% humidity, Hilly" */
  readonly conditions: string
}

export interface MealWords {
  /** "Breakfast", "Snack": in the order of the day. */
  readonly name: string
  /** The start of its line: "Breakfast", "3 to 4 hours before". */
  readonly when: string
  /** "Thai tofu curry (1½ portions), with banana" */
  readonly dish: string
  /** The dish without what is served beside it: "Thai tofu curry (1½ portions)". */
  readonly main: string
  /** "Thai tofu curry" */
  readonly title: string
  /** "×1½": its portion in a table; empty where it is the recipe as written. */
  readonly times: string
  /** The id of its recipe. */
  readonly recipe: string
  /** "80 g rolled oats (1 cup)" */
  readonly items: readonly string[]
  /** Those items that are not in the recipe: the sides and the drink. */
  readonly beside: readonly string[]
  /** The same by their measure alone: "2 slices of white bread", "green salad". */
  readonly sides: readonly string[]
  /** "612 kcal, 112 g carbs, 18 g protein, 12 g fat" */
  readonly figures: string
  /** "cook 2¼ portions", "from Monday"; null if it is cooked for itself alone. */
  readonly cooked: string | null
  /** "see long-run day", which has its sides and numbers; null for a meal that is said here first. */
  readonly asBefore: string | null
}

/** A recipe, printed once for all the meals that name it. */
export interface RecipeWords {
  readonly id: string
  readonly name: string
  /** "25 min, 10 of them hands-on · stove" */
  readonly takes: string
  /** Its foods, for each size in which the plan serves it. */
  readonly portions: readonly { readonly label: string; readonly items: readonly string[] }[]
  readonly method: string
  /** "Keeps 3 days in the fridge, or frozen."; null if it is eaten at once. */
  readonly keeps: string | null
}

export interface DayWords {
  /** As in the plan. */
  readonly key: string
  /** "Rest day", "Thursday", "Race morning" */
  readonly name: string
  /** What the permitted foods missed, and how short the day is if nobody should eat like it. */
  readonly short: readonly string[]
  readonly meals: readonly MealWords[]
  /** "On the run: 150 g carbs"; null without fuel. */
  readonly fuel: string | null
  /** Whether this runner reads the calories of meals and days. */
  readonly hasCalories: boolean
  /** "2,464 kcal, 342 g carbs, 101 g protein, 70 g fat, 31 g fiber" */
  readonly total: string
  readonly advice: readonly string[]
}

export interface LongRunWords {
  /** "2 h 10 min" */
  readonly lasts: string
  /** "28 km at an easy pace"; null if there is no long run yet. */
  readonly distance: string | null
  readonly before: { readonly meals: readonly MealWords[]; readonly advice: readonly string[] }
  /** Whose dose the stops take, or why there are none. */
  readonly opening: readonly string[]
  readonly stops: readonly StopWords[]
  /** The lines on all stops, and how to practice. */
  readonly advice: readonly string[]
  /** Homemade fuel that the race does not take. */
  readonly toMake: readonly ToMakeWords[]
  /** Null if there is no long run yet. */
  readonly recovery: string | null
  readonly recoveryMeal: MealWords | null
}

export interface StopWords {
  /** Time into the run: "0:20". */
  readonly time: string
  /** "3 km"; null if unknown. */
  readonly place: string | null
  /** What to take. */
  readonly text: string
}

export interface WeekPartWords {
  /** The days of this runner, "Monday, April 5 to Wednesday, April 7"; null if none of them is left. */
  readonly dates: string | null
  /** The lines before the meals. */
  readonly opening: readonly string[]
  /** Days with the same menu are grouped. */
  readonly days: readonly SameDays[]
  readonly advice: readonly string[]
}

export interface SameDays {
  /** "Each day", or "Thursday, April 8" if other days differ. */
  readonly name: string
  /** "Thursday to Friday ×2": clear on its own. */
  readonly label: string
  /** "Thursday to Friday, each day": the title of the meals of one of them. */
  readonly title: string
  /** "575 g carbs" */
  readonly aim: string
  /** The menu of each of them. */
  readonly day: DayWords
}

export interface RowDish extends Pick<MealWords, 'title' | 'recipe' | 'times'> {
  /** ", orange, water": what is served with it, by name, after its title; empty if nothing is. */
  readonly beside: string
}

export interface RaceRowWords {
  /** "3:00 before", "0:25", "0:30 after" */
  readonly time: string
  /** "5 km" or "3.1 mi"; null before the start and after the finish. */
  readonly place: string | null
  /** "07:50" or "7:50 am"; null if the runner gave no start. */
  readonly clock: string | null
  /** All three: "0:20 · 3.1 mi · 7:50 am". */
  readonly when: string
  readonly action: string
  readonly item: string
  /** The same without the foods of its recipe. */
  readonly itemByName: string
  /** The dish in it; null without one. */
  readonly dish: RowDish | null
  /** The same on the page, after its dish: what other parts of the page say is left out. */
  readonly onThePage: string
}

/** What to do when the race goes differently. */
export interface IfThenWords {
  readonly lines: readonly {
    readonly code: IfThenCode
    /** "Nausea or sloshing*" */
    readonly trigger: string
    readonly action: string
  }[]
  /** What the star marks; null if nothing has one. */
  readonly footnote: string | null
}

export interface GroceriesWords {
  readonly pantry: readonly GroceryWords[]
  readonly fridge_freezer: readonly GroceryWords[]
  readonly electrolytes: readonly GroceryWords[]
  /** Which days the list is for, and what it roughly costs. */
  readonly note: string
  /** The foods and products whose labels this runner has to read, in one line; null if there are none. */
  readonly labels: string | null
}

/** The parts of `Black beans — 500 g (uses 420 g), or 2 cans`. */
export interface GroceryWords {
  /** The ids of its foods or its product, to know the line again in another plan; empty where there is nothing to get. */
  readonly foods: readonly string[]
  readonly name: string
  /** "500 g"; empty if there is nothing to buy. */
  readonly buys: string
  /** "(uses 420 g)", "(2 spare)"; empty if that is obvious, or most of what is bought. */
  readonly uses: string
  /** What the week uses of every food, "(11 for the race, 2 spare)": for a reader that adds up. */
  readonly usesInFull: string
  /** "23 g carbs each": appended after commas. */
  readonly remarks: readonly string[]
}

export interface PrepWords {
  readonly steps: readonly string[]
  readonly kit: readonly string[]
  readonly toMake: readonly ToMakeWords[]
}

/** Something homemade, with the id of its card. */
export interface ToMakeWords {
  /** "To make the evening before" */
  readonly when: string
  /** "Homemade sugar gel" */
  readonly title: string
  readonly recipe: string
  /** The whole line with the recipe in it, for readers without cards. */
  readonly text: string
}

export interface NoteWords {
  /** Null for a model's line. */
  readonly code: NoteCode | null
  readonly tier: NoteTier
  readonly text: string
}
