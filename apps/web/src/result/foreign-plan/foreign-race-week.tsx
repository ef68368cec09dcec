import type { NutritionPlan } from '@race-nutrition/engine'
import shapes from '../../look/shapes.module.css'
import cards from '../cards.module.css'
import { Lines } from '../layout/lines.tsx'
import { Section } from '../layout/section.tsx'
import { weekParts } from '../race-week/week-parts.ts'

export function ForeignRaceWeek({ week }: { week: NutritionPlan['race_week'] }) {
  return (
    <Section id="race-week" title="Race-Week Playbook" parts={['race_week']}>
      <div className={`${cards.cards} ${cards.two}`}>
        {weekParts.map(({ name, title }) => (
          <div key={name} className={`${shapes.card} ${cards.card}`}>
            <h3>{title}</h3>
            <Lines texts={week[name]} />
          </div>
        ))}
      </div>
    </Section>
  )
}
