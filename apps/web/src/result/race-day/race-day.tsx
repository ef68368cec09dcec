import { type RenderedPlan, zipFactsAndWords } from '@race-nutrition/documents'
import { nameOfAllRows, shortStops } from '@race-nutrition/engine'
import shapes from '../../look/shapes.module.css'
import { ElevationProfile } from '../charts/elevation-profile.tsx'
import { RaceFuelChart } from '../charts/race-fuel-chart.tsx'
import { PreferenceButtons } from '../make-it-yours/preference-buttons.tsx'
import { useOwnPreferences } from '../make-it-yours/preferences-context.ts'
import { raceCardSettings } from '../race-card/race-card.tsx'
import { IfThen } from './if-then.tsx'
import { PaceTables } from './pace-tables.tsx'
import { dayOfPace } from '../now/counted-rows.ts'
import { usePace } from './use-pace.ts'
import { useCourseFile } from '../make-it-yours/course-file/use-course-file.ts'
import { QuickRows } from './quick-rows.tsx'
import { RaceRow, RaceTable, SumRow } from './race-table.tsx'
import style from './race-table.module.css'
import { RaceTargets } from './race-targets.tsx'
import { Lines } from '../layout/lines.tsx'
import { Section } from '../layout/section.tsx'
import { fuelChosen } from '../model-part/fuel-chosen.tsx'
import { ChosenMark } from '../model-part/model-mark.tsx'
import { writtenAt } from '../model-part/written-lines.tsx'
import { useIsNarrow } from '../layout/use-is-narrow.ts'

interface RaceDayProps {
  readonly plan: RenderedPlan
  /** Start time and stations are set there, where there is one. */
  readonly hasRaceCard: boolean
  /** The chosen pace is kept then, and what helps when something goes wrong stands above, under “Next”. */
  readonly isToday?: boolean
}

/** A race that takes nothing on the course has no rates, and its sums stand in the summary. */
export function RaceDay({ plan, hasRaceCard, isToday = false }: RaceDayProps) {
  const [percent, choosePace] = usePace(plan.facts, isToday)
  const isFed = plan.facts.race_day.rows.some(({ phase }) => phase === 'during')
  const course = useCourseFile(plan.facts.runner)
  // On a phone what to take comes first.
  const isNarrow = useIsNarrow()
  const chart = (
    <div className={`${shapes.card} ${style.chart}`}>
      {dayOfPace(plan, percent) && <p>On pace:</p>}
      <RaceFuelChart plan={plan} />
      {course && <ElevationProfile course={course} runner={plan.facts.runner} />}
    </div>
  )
  return (
    <Section
      id="race-day"
      title="Race-Day Fueling Plan (Minute-by-Minute)"
      parts={['race_day_plan']}
      hint={hintOf(plan)}
    >
      <PreferenceButtons
        place="race"
        settings={['fuel', ...(hasRaceCard ? [] : raceCardSettings), 'forecast', 'climb', 'course_file']}
      />
      {isFed && <RaceTargets plan={plan} />}
      {!isNarrow && chart}
      <Lines texts={plan.words.raceDose} />
      <PaceTables plan={plan} percent={percent} onChoose={choosePace}>
        <PlannedTable plan={plan} />
      </PaceTables>
      <div className={style.notes}>
        <Lines texts={[...fuelChosen(plan, <ChosenMark />), ...writtenAt(plan, 'race_day_plan.note')]} />
      </div>
      {!isToday && <IfThen plan={plan} />}
      {isNarrow && chart}
    </Section>
  )
}

/** "0:20 to 3:40, 11 stops" */
function hintOf({ facts }: RenderedPlan): string {
  const stops = shortStops(facts)
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) return `${facts.race_day.rows.length} rows`
  return stops.length === 1
    ? `1 stop, at ${first.time}`
    : `${stops.length} stops, ${first.time} to ${last.time}`
}

function PlannedTable({ plan }: { plan: RenderedPlan }) {
  const own = useOwnPreferences()
  const { rows, start_to_finish, breakfast_to_recovery } = plan.facts.race_day
  return (
    <QuickRows plan={plan} rows={rows} aside={plan.words.raceRows} totals={start_to_finish}>
      <RaceTable
        foot={
          rows.some(({ phase }) => phase === 'during') && (
            <>
              <SumRow name="Start to finish" sums={start_to_finish} path="race_day.start_to_finish" isDose />
              <SumRow
                name={nameOfAllRows(plan.facts)}
                sums={breakfast_to_recovery}
                path="race_day.breakfast_to_recovery"
              />
            </>
          )
        }
      >
        {zipFactsAndWords(rows, plan.words.raceRows).map(({ facts, words }, index) => (
          <RaceRow
            // The rows of a plan never change order, and two may be equal.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            {...words}
            item={words.onThePage}
            amounts={facts}
            path={`race_day_plan.${index}`}
            hasMoved={own?.marked.has(index) ?? false}
            isAside={facts.phase !== 'during'}
          />
        ))}
      </RaceTable>
    </QuickRows>
  )
}
