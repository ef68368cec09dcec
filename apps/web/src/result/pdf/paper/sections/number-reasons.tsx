import type { RenderedPlan } from '@race-nutrition/documents'
import { fieldLabels, type RenderedReason } from '@race-nutrition/engine'
import { reasonGroups } from '../../../reasons/reason-groups.ts'
import { citation, sourcesOf } from '../../../reasons/reason-sources.ts'
import part from '../parts/part.module.css'
import { Part } from '../parts/part.tsx'
import table from '../parts/table.module.css'
import { TextList } from '../parts/text-list.tsx'
import style from './number-reasons.module.css'

/** The reason of every number, by subject, with numbered sources. */
export function NumberReasons({ plan }: { plan: RenderedPlan }) {
  const groups = reasonGroups(plan)
  const sources = sourcesOf(groups)
  return (
    <Part title="Where the numbers come from" startsPageOver={2 / 3}>
      <p className={part.note} data-lead>
        A number in brackets leads to its source at the end.
      </p>
      {groups.map(({ title, reasons }) => (
        <table key={title} className={`${table.table} ${table.worded} ${style.working}`}>
          <thead>
            <tr>
              <th scope="col" className={table.title}>
                {title}
              </th>
              <th scope="col">Why</th>
              <th scope="col">Source</th>
            </tr>
          </thead>
          <tbody>
            {reasons.map(({ path, name, reason }) => (
              <tr key={path}>
                <th scope="row">{name}</th>
                <td>
                  {reason.text}
                  <small>{becauseOf(reason)}</small>
                </td>
                <td>{reason.source ? `[${sources.indexOf(citation(reason.source)) + 1}]` : 'Ours'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <h3>Sources</h3>
      <div className={style.sources}>
        <TextList texts={sources} mark="number" />
      </div>
    </Part>
  )
}

function becauseOf({ because }: RenderedReason): string {
  if (because.length === 0) return ''
  return ` From your answers: ${because.map(({ field }) => fieldLabels[field]).join(', ')}.`
}
