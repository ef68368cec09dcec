import type { NutritionPlan } from '@race-nutrition/engine'
import { Found } from './found.tsx'
import part from './part.module.css'
import style from './profile.module.css'

/** Whom the plan was made for, in the runner's own words. */
export function Profile({ plan: { profile } }: { plan: NutritionPlan }) {
  const { body, training, diet, environment } = profile
  const sweat = environment.sweat_rate_lph
  const facts = [
    { name: 'Runner', says: [body.sex, body.age && `age ${body.age}`, body.height, body.weight] },
    {
      name: 'Training',
      says: [
        training.weekly_mileage && `${training.weekly_mileage} a week`,
        training.long_run_distance && `long run ${training.long_run_distance}`,
      ],
    },
    { name: 'Diet', says: [diet.preference] },
    { name: 'Sweat rate', says: [sweat === null || sweat === '' ? 'not measured' : `${sweat} L/h`] },
    { name: 'Kept out', says: diet.allergies.length > 0 ? diet.allergies : ['nothing named'] },
  ]
  return (
    <section className={part.part} data-keep>
      <h2 className={part.small}>Your profile</h2>
      <Found of={['profile']} />
      <dl className={style.profile}>
        {facts.map(({ name, says }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{says.filter(Boolean).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
