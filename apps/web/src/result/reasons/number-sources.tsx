import type { RenderedPlan } from '@race-nutrition/documents'
import { causeLabels, type RenderedReason } from '@race-nutrition/engine'
import { useMemo } from 'react'
import { numbered } from '../layout/lines.tsx'
import { reasonGroups } from './reason-groups.ts'
import { citation, sourcesOf } from './reason-sources.ts'
import style from './number-sources.module.css'

/** For print, where a number cannot open its reason: lists every reason at the end, with numbered sources. */
export function NumberSources({ plan }: { plan: RenderedPlan }) {
  const groups = useMemo(() => reasonGroups(plan), [plan])
  const sources = sourcesOf(groups)
  return (
    <section className={style.appendix} aria-labelledby="where-from">
      <h2 id="where-from">Where the numbers come from</h2>
      <div className={style.columns}>
        {groups.map(({ title, reasons }) => (
          <div key={title}>
            <h3>{title}</h3>
            {reasons.map(({ path, name, reason }) => (
              <p key={path}>
                <b>{name}.</b> {reason.text} <Because because={reason.because} />
                {reason.source && `[${sources.indexOf(citation(reason.source)) + 1}]`}
              </p>
            ))}
          </div>
        ))}
      </div>
      <h3>Sources</h3>
      <ol>
        {numbered(sources).map(([key, source]) => (
          <li key={key}>{source}</li>
        ))}
      </ol>
    </section>
  )
}

function Because({ because }: Pick<RenderedReason, 'because'>) {
  if (because.length === 0) return null
  return <>From your answers: {because.map(({ cause }) => causeLabels[cause]).join(', ')}. </>
}
