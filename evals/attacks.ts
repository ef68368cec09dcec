import { linePlaces, permittedChoices, type RacePlan, sideKinds } from '@race-nutrition/engine'
import fc from 'fast-check'
import { attackLine } from './attack-lines.ts'
import { listedLine } from './listed-lines.ts'

/**
 * An answer of a malicious model: choices that are not offered, lines of every kind of harm, and listed sentences wherever and
 * as often as they might do some, sent in some wrapping.
 */
export const attack = (): fc.Arbitrary<(baseline: RacePlan) => string> =>
  fc
    .record({
      lines: fc.array(fc.record({ place: aPlace, text: aText() }), { minLength: 1, maxLength: 20 }),
      listed: fc.array(fc.record({ place: fc.constantFrom(...linePlaces), text: listedLine() }), {
        minLength: 12,
        maxLength: 24,
      }),
      meals: fc.array(fc.tuple(fc.nat(), fc.array(anId, { maxLength: 4 })), { maxLength: 20 }),
      ifThen: fc.array(fc.constantFrom('hotter', 'wall', 'stop-signs', 'skip-the-doctor', '__proto__'), {
        maxLength: 5,
      }),
      sides: fc.array(fc.constantFrom<string>(...sideKinds, 'fries', '__proto__'), { maxLength: 4 }),
      fuels: fc.array(anId, { maxLength: 3 }),
      extra: fc.constantFrom(
        {},
        { object: null },
        { preferences: { kitchen: {} } },
        { daily_plan: { carbs_g: 9 } },
      ),
      misshape: fc.option(fc.constantFrom(...misshapes), { freq: 4 }),
      wrap: aWrapping(),
    })
    .map(({ lines, listed, meals, ifThen, sides, fuels, extra, misshape, wrap }) => ({ plan }) => {
      const permitted = permittedChoices(plan)
      const offered = Object.entries(permitted.meals)
      const others = offered.flatMap(([, ids]) => ids)
      const chosen = meals.map(([at, ids]) => {
        const [meal = 'rest.dinner', own = []] = offered[at % Math.max(1, offered.length)] ?? []
        return {
          meal,
          recipes: [...ids, others[at % Math.max(1, others.length)] ?? 'dal', ...own.toReversed()],
          sides,
        }
      })
      const answer = {
        choices: { meals: chosen, fuels: [...fuels, ...permitted.fuels.toReversed()], if_then: ifThen },
        lines: [...listed.map(({ place, text }) => ({ place, text: text(plan) })), ...lines],
        ...extra,
      }
      return wrap(JSON.stringify(misshape?.(answer) ?? answer))
    })

interface Answer {
  readonly choices: {
    readonly meals: readonly { meal: string; recipes: string[]; sides: string[] }[]
    readonly fuels: readonly string[]
    readonly if_then: readonly string[]
  }
  readonly lines: readonly { place: string; text: string }[]
}

/** The same in shapes that nobody asked for: some are read all the same. */
const misshapes: readonly ((answer: Answer) => object)[] = [
  ({ choices, lines }) => ({
    choices: {
      ...choices,
      meals: Object.fromEntries(choices.meals.map(({ meal, recipes }) => [meal, recipes])),
    },
    lines,
  }),
  ({ choices, lines }) => ({ choices: [choices], lines: [null, 7, ...lines, lines] }),
  ({ lines }) => ({
    choices: null,
    lines: lines.map(({ place, text }) => ({ place, text: [text] })),
  }),
  ({ choices, lines }) => ({
    choices,
    lines: Object.fromEntries(lines.map(({ place, text }) => [place, text])),
  }),
  ({ choices, lines }) => ({
    choices,
    lines: [{ place: lines[0]?.place, text: lines.map(({ text }) => text).join('\n') }],
  }),
]

const aPlace = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...linePlaces) },
  { weight: 1, arbitrary: fc.constantFrom('grocery_list.pantry', 'race_day_plan.3.action', '__proto__', '') },
)

const slots = [
  '{row.3}',
  '{row.999}',
  '{race.carbs}',
  '{race.carbs_per_hour}',
  '{food:tofu-firm}',
  '{{row.2}}',
  '{meal:rest.dinner}',
]

const frames: readonly ((slot: string) => string)[] = [
  (slot) => `Take ${slot} with each gel.`,
  (slot) => `Double ${slot} if you feel good.`,
  (slot) => `${slot} every half hour.`,
  (slot) => `Skip ${slot}.`,
  (slot) => `Have ${slot} again.`,
]

const aText = (): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: attackLine() },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...frames), fc.constantFrom(...slots))
        .map(([frame, slot]) => frame(slot)),
    },
  )

/** Dishes that exist and hold what some runner excludes; then ids of nothing, of a food and of every object. */
const anId = fc.constantFrom(
  'chicken-curry',
  'beef-and-broccoli',
  'chicken-shrimp-jambalaya',
  'chocolate-milk-nut-butter-sandwich',
  'cheese-on-toast-tomato',
  'chickpea-peanut-jar',
  'black-pepper-tofu-snow-peas',
  'boiled-eggs-toast-soldiers',
  'lobster-roll',
  'maurten-gel-100-caf-100',
  'honey-stinger-gel',
  'tofu-firm',
  '__proto__',
  'constructor',
  '',
)

function aWrapping(): fc.Arbitrary<(json: string) => string> {
  return fc.oneof(
    fc.constant((json: string) => json),
    fc.constant((json: string) => `\`\`\`json\n${json}\n\`\`\``),
    fc.constant((json: string) => `Here is {your} plan:\n${json}\nEnjoy!`),
    fc.constant((json: string) => JSON.stringify({ answer: JSON.parse(json) })),
    fc.constant((json: string) => `<think>Or {"lines":[]}? Take 90 g.</think>\n${json}`),
    fc.constant((json: string) => json + ' '.repeat(300_000)),
    fc
      .double({ min: 0.3, max: 0.99, noNaN: true })
      .map((share) => (json: string) => json.slice(0, Math.floor(json.length * share))),
  )
}
