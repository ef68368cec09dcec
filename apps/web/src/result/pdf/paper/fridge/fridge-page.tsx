import { type RenderedPlan, zipFactsAndWords } from '@race-nutrition/documents'
import { nameOfAllRows, type RaceRowWords } from '@race-nutrition/engine'
import { room } from '../../sheet-size.ts'
import { useFit } from './use-fit.ts'
import { PaperFindings } from '../sections/findings.tsx'
import { RaceRow, RaceTable, SumRow } from '../parts/race-table.tsx'
import { fuelChosen } from '../../../model-part/fuel-chosen.tsx'
import { ChosenText, writtenTexts } from '../parts/model-marks.tsx'
import { TextList } from '../parts/text-list.tsx'
import { FridgeHead } from './fridge-head.tsx'
import { KitBox, MealsBox, StopSigns } from './fridge-boxes.tsx'
import style from './fridge-page.module.css'

/** What hangs on the fridge: the whole table of the race, breakfast, kit and stop signs, to be read from a meter away. */
export function FridgePage({ plan }: { plan: RenderedPlan }) {
  const { words } = plan
  const page = useFit<HTMLElement>(room)
  return (
    <section ref={page} className={style.page} data-fridge>
      <FridgeHead plan={plan} />
      <h2>Race-Day Fueling Plan (Minute-by-Minute)</h2>
      <PaperFindings of={['race_day_plan']} />
      <FridgeTable plan={plan} />
      {words.raceDose.map((text) => (
        <p key={text} className={style.dose}>
          {text}
        </p>
      ))}
      <TextList texts={[...fuelChosen(plan, <ChosenText />), ...writtenTexts(plan, 'race_day_plan.note')]} />
      <div
        className={words.prep.kit.length > shortKit ? style.boxes : `${style.boxes} ${style.even}`}
        data-keep
      >
        <MealsBox plan={plan} />
        <KitBox plan={plan} />
        <StopSigns plan={plan} />
      </div>
    </section>
  )
}

/** A longer kit has the widest box. */
const shortKit = 7

/** In the six columns of the specification; what a meal is made of stands in the box below. */
function FridgeTable({ plan: { facts, words } }: { plan: RenderedPlan }) {
  const { rows, start_to_finish, breakfast_to_recovery } = facts.race_day
  return (
    <RaceTable
      className={words.raceRows.some(isTimed) ? `${style.table} ${style.timed}` : style.table}
      sums={
        <>
          <SumRow name="Start to finish" sums={start_to_finish} />
          <SumRow name={nameOfAllRows(facts)} sums={breakfast_to_recovery} isWhole />
        </>
      }
    >
      {zipFactsAndWords(rows, words.raceRows).map((row, index) => (
        <RaceRow
          // The rows of a plan never change order, and two may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          words={row.words}
          item={
            row.words.dish
              ? `${`${row.words.dish.title} ${row.words.dish.times}`.trim()}${row.words.dish.beside}`
              : row.words.onThePage
          }
          amounts={row.facts}
          isAside={row.facts.phase !== 'during'}
        />
      ))}
    </RaceTable>
  )
}

/** A time of day needs room of its own. */
const isTimed = ({ clock }: RaceRowWords) => clock !== null
