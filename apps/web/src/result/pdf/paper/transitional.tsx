import { type SaidPlan, saidTogether } from '@race-nutrition/documents'
import {
  type DetailsReason,
  describePlan,
  type NutritionPlan,
  type ReasonInWords,
} from '@race-nutrition/engine'
import { RaceFuelChart as OldFuelChart } from '../../charts/race-fuel-chart.tsx'
import { RaceWeekChart as OldWeekChart } from '../../charts/race-week-chart.tsx'
import { reasonGroups as oldGroups } from '../../reason-groups.ts'
import { sourcesOf as oldSources } from '../../reason-sources.ts'

const object = ({ facts, words }: SaidPlan) =>
  ({
    profile: {
      training: {
        weekly_mileage: facts.runner.answers.weeklyMileage,
        long_run_distance: facts.runner.answers.longRunDistance,
      },
    },
    race_day_plan: saidTogether(facts.race_day.rows, words.raceRows).map((row) => ({
      ...row.facts,
      ...row.words,
      time: [row.words.time, row.words.place].filter(Boolean).join(' · '),
    })),
  }) as unknown as NutritionPlan

export const RaceFuelChart = ({ plan, width }: { plan: SaidPlan; still: true; width: number }) => (
  <OldFuelChart plan={object(plan)} details={describePlan(plan.facts)} still width={width} />
)
export const RaceWeekChart = ({ plan, width }: { plan: SaidPlan; still: true; width: number }) => (
  <OldWeekChart plan={object(plan)} details={describePlan(plan.facts)} still width={width} />
)
interface Group {
  readonly title: string
  readonly reasons: readonly { readonly name: string; readonly reason: ReasonInWords }[]
}

export const reasonGroups = (plan: SaidPlan) =>
  oldGroups(describePlan(plan.facts).reasons, object(plan).race_day_plan) as unknown as readonly Group[]
export const sourcesOf = (groups: readonly Group[]) =>
  oldSources(groups.flatMap(({ reasons }) => reasons.map(({ reason }) => reason as unknown as DetailsReason)))
