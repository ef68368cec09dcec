import { type RenderedPlan, renderedDay } from '@race-nutrition/documents'
import type { MealWords } from '@race-nutrition/engine'
import { RaceWeekChart } from '../../../charts/race-week-chart.tsx'
import { chartWidth } from '../../sheet-size.ts'
import { rises, type WeekPart, weekParts } from '../../../race-week/week-parts.ts'
import { DayCard, DayCards } from '../parts/day-card.tsx'
import { FigureLine } from '../parts/figures.tsx'
import { writtenTexts } from '../parts/model-marks.tsx'
import { Part } from '../parts/part.tsx'
import style from '../parts/part.module.css'
import { MealLine, TextList } from '../parts/text-list.tsx'
import week from './race-week.module.css'

export function RaceWeek({ plan }: { plan: RenderedPlan }) {
  const partsOfWeek = (parts: readonly WeekPart[]) =>
    parts.map((part) => <PartOfWeek key={part.title} part={part} plan={plan} />)
  return (
    <Part title="Race-Week Playbook" of={['race_week']}>
      {isLoaded(plan) && <RaceWeekChart plan={plan} still width={chartWidth} />}
      {partsOfWeek(weekParts.filter((part) => !isOneDay(part)))}
      <div className={week.pair} data-keep>
        {partsOfWeek(weekParts.filter(isOneDay))}
      </div>
    </Part>
  )
}

/** Parts of one day stand beside each other: alone in its row, a day would leave half of it empty. */
const isOneDay = ({ kind }: WeekPart) => kind === 'day-before' || kind === 'race-morning'

interface PartOfWeekProps {
  readonly part: WeekPart
  readonly plan: RenderedPlan
}

/** The days of this runner under the heading of every race week, notes first, then the days. */
function PartOfWeek({ part: { title, name, kind, target, unit }, plan }: PartOfWeekProps) {
  const { raceWeek, breakfastAway, raceDayMeals: others } = plan.words
  const { dates, opening, days, advice } = raceWeek[name]
  const amount = plan.facts.targets.race_week[target]
  if (dates === null) return null
  return (
    <div className={style.block} data-keep>
      <div className={week.head}>
        <h3>{title}</h3>
        <p className={week.dates} data-lead>
          {dates}
        </p>
        <FigureLine lead="Target" figures={[{ amount, unit, channel: 'carbs' }]} />
        <TextList
          texts={[
            ...opening,
            ...days.flatMap(({ day }) => day.short),
            ...advice,
            ...writtenTexts(plan, `race_week.${name}`),
          ]}
        />
      </div>
      {kind === 'race-morning' && <OtherMeals meals={others.before} />}
      <DayCards>
        {days.map(({ title: dayTitle, day }) => (
          <DayCard
            key={day.key}
            title={dayTitle}
            day={renderedDay(plan, day)}
            level={4}
            isAimed={rises(kind, plan.facts)}
          />
        ))}
      </DayCards>
      {kind === 'race-morning' && (
        <OtherMeals meals={breakfastAway ? [...others.after, breakfastAway] : others.after} />
      )}
    </div>
  )
}

const OtherMeals = ({ meals }: { meals: readonly MealWords[] }) =>
  meals.map((meal) => (
    <p key={meal.when}>
      <MealLine meal={meal} />
    </p>
  ))

/** Where every day has the same carbs, there is nothing to see. */
const isLoaded = ({ facts: { targets } }: RenderedPlan) =>
  targets.race_week.day_before_carbs_g > targets.race_week.mon_wed_carbs_g
