import type { NutritionPlan } from '@race-nutrition/engine'
import shapes from '../../look/shapes.module.css'
import cards from '../cards.module.css'
import { Lines } from '../lines.tsx'
import { PhoneFold } from '../phone-fold.tsx'
import { Section } from '../section.tsx'
import { weekParts } from '../week-parts.ts'

export function AnotherRaceWeek({ week }: { week: NutritionPlan['race_week'] }) {
  return (
    <Section id="race-week" title="Race-Week Playbook" parts={['race_week']}>
      <div className={`${cards.cards} ${cards.two}`}>
        {weekParts.map(({ name, title }) => (
          <div key={name} className={`${shapes.card} ${cards.card}`}>
            <h3>{title}</h3>
            <PhoneFold label="What to do" holds={week[name].length}>
              <Lines texts={week[name]} />
            </PhoneFold>
          </div>
        ))}
      </div>
    </Section>
  )
}
