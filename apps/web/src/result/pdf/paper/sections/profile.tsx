import { PaperFindings } from './findings.tsx'
import part from '../parts/part.module.css'
import style from './profile.module.css'

interface ProfileProps {
  readonly sex: string
  readonly age: string
  readonly height: string
  readonly weight: string
  readonly weeklyMileage: string
  readonly longRun: string
  readonly diet: string
  readonly sweatRate: number | string | null
  readonly allergies: readonly string[]
  /** How many checks the plan passed; empty or left out if it was not checked. */
  readonly checks?: string
}

/** The runner's answers as typed. */
export function Profile(runner: ProfileProps) {
  return (
    <section className={part.part} data-keep>
      <h2 className={part.small}>Your profile</h2>
      <PaperFindings of={['profile']} />
      <dl className={style.profile}>
        {linesOf(runner).map(({ name, values }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{values.filter(Boolean).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function linesOf({ sweatRate: sweat, ...runner }: ProfileProps) {
  return [
    {
      name: 'Runner',
      values: [runner.sex, runner.age && `age ${runner.age}`, runner.height, runner.weight],
    },
    {
      name: 'Training',
      values: [
        runner.weeklyMileage && `${runner.weeklyMileage} a week`,
        runner.longRun && `long run ${runner.longRun}`,
      ],
    },
    { name: 'Diet', values: [runner.diet] },
    { name: 'Sweat rate', values: [sweat === null || sweat === '' ? 'not measured' : `${sweat} L/h`] },
    ...(runner.checks ? [{ name: 'Checks', values: [runner.checks] }] : []),
    { name: 'Left out', values: runner.allergies.length > 0 ? runner.allergies : ['nothing named'] },
  ]
}
