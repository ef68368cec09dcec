import {
  cityOf,
  type Plan,
  type Preferences,
  renderKitchenWishes,
  renderPreferences,
} from '@race-nutrition/engine'
import { withoutWish } from './kitchen-wishes.ts'
import { withoutSetting } from './setting.ts'

/** One thing that is set, in a few words. */
export interface Chip {
  readonly key: string
  readonly text: string
  /** Of the button that removes it. */
  readonly name: string
  /** The preferences without it. */
  readonly without: () => Preferences
}

/** What is set in a plan: the runner's own settings and wishes, then one for all choices of a model. */
export function chipsOf({ runner, onCourse, leftOut }: ChipsGiven): readonly Chip[] {
  const { preferences } = runner
  return [
    ...renderPreferences(runner, { handedOut: onCourse, leftOut }).map(({ of, text }) => ({
      key: of as string,
      text: `${text}${of === 'start_time' ? elsewhere(preferences.time_zone) : ''}`,
      name: text,
      without: () => withoutSetting(preferences, of),
    })),
    ...renderKitchenWishes(runner).map((wish) => ({
      key: `${wish.of} ${wish.what}`,
      text: wish.text,
      name: wish.text,
      without: () => withoutWish(preferences, wish),
    })),
    ...chipOfModel(preferences),
  ]
}

interface ChipsGiven {
  readonly runner: Plan['runner']
  readonly onCourse: Plan['race_day']['on_course']
  /** Own products that the plan does not use, by their ids. */
  readonly leftOut: readonly string[]
}

/** The texts of the chips of this plan. */
export const chipTexts = ({ runner, race_day: { on_course: onCourse, not_kept: notKept } }: Plan) =>
  chipsOf({ runner, onCourse, leftOut: notKept.map(({ product }) => product) }).map(({ text }) => text)

function chipOfModel({ coach, ...others }: Preferences): Chip[] {
  if (!coach) return []
  const text = `Chosen by ${coach.by}`
  return [{ key: 'coach', text, name: text, without: () => others }]
}

/** The zone of a race that is not run where the browser is. */
const elsewhere = (zone: string | undefined) =>
  zone === undefined || zone === Intl.DateTimeFormat().resolvedOptions().timeZone ? '' : ` (${cityOf(zone)})`
