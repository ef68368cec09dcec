import type { RenderedPlan } from '@race-nutrition/documents'
import { causeLabels, type RenderedReason } from '@race-nutrition/engine'
import { type ReasonGroup, reasonGroups } from '../../../reasons/reason-groups.ts'
import { choicesOf, citation, sourcesOf } from '../../../reasons/reason-sources.ts'
import { Fragment } from 'react'
import part from '../parts/part.module.css'
import { Part } from '../parts/part.tsx'
import { TextList } from '../parts/text-list.tsx'
import style from './number-reasons.module.css'

/** The reason of every target, by subject, with numbered sources and choices; what adds up from them is explained on the page. */
export function NumberReasons({ plan }: { plan: RenderedPlan }) {
  const groups = withoutRepeats(reasonGroups(plan).map(ofTargets))
  const origins = [...sourcesOf(groups), ...choicesOf(groups).map((choice) => `Our own choice: ${choice}`)]
  return (
    <Part title="Where the numbers come from">
      <p className={part.note} data-lead>
        A number in brackets leads to its source, or to why we chose so, at the end. Meals, rows and totals
        add up from these targets: the page on the screen says how, number by number.
      </p>
      <div className={style.columns} data-columns>
        {groups.map(({ title, reasons }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>
              {reasons.map(({ path, name, reason }) => (
                <Fragment key={path}>
                  <b>{name}:</b> {reason.how} [{origins.indexOf(originOf(reason)) + 1}]{' '}
                </Fragment>
              ))}
              <small>{answersOf(reasons)}</small>
            </p>
          </div>
        ))}
        <h3>Sources and choices</h3>
        <TextList texts={origins} mark="number" />
      </div>
    </Part>
  )
}

const ofTargets = ({ title, reasons }: ReasonGroup): ReasonGroup => ({
  title,
  reasons: reasons.filter(({ path }) => path.startsWith('targets.')),
})

/** Each reason once: that of protein is the same for every type of day. */
function withoutRepeats(groups: readonly ReasonGroup[]): ReasonGroup[] {
  const given = new Set<string>()
  const isNew = ({ name, reason: { how } }: ReasonGroup['reasons'][number]) => {
    const isRepeated = given.has(`${name}: ${how}`)
    given.add(`${name}: ${how}`)
    return !isRepeated
  }
  return groups
    .map(({ title, reasons }) => ({ title, reasons: reasons.filter(isNew) }))
    .filter(({ reasons }) => reasons.length > 0)
}

const originOf = ({ source, choice }: RenderedReason): string =>
  source ? citation(source) : `Our own choice: ${choice}`

/** The answers behind the numbers of a group. */
function answersOf(reasons: ReasonGroup['reasons']): string {
  const causes = [...new Set(reasons.flatMap(({ reason }) => reason.because.map(({ cause }) => cause)))]
  return causes.length === 0
    ? ''
    : `From your ${causes.map((cause) => causeLabels[cause].toLowerCase()).join(', ')}.`
}
