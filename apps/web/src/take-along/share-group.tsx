import { renderFileHolds } from '@race-nutrition/engine'
import { useCallback, useState } from 'react'
import { sharePlanModule } from '../lazy-modules.ts'
import shapes from '../look/shapes.module.css'
import { racesToOpen } from '../kept/kept-races.ts'
import { useToday } from '../use-today.ts'
import { ExportButton } from './export-button.tsx'
import { Group } from './group.tsx'
import { LinkPanel } from './link-panel.tsx'
import type { TakeAlongProps } from './take-along-button.tsx'
import style from './take-along.module.css'

/** Links and files: what each holds is said before it is copied. */
export function ShareGroup({ plan, answers }: TakeAlongProps) {
  const [opened, setOpened] = useState<LinkKind | null>(null)
  const day = useToday()
  const hasOthers = racesToOpen(day).races.length > 1
  const toPlan = useCallback(
    () => sharePlanModule.load().then(({ linkToPlan }) => linkToPlan(plan, answers)),
    [plan, answers],
  )
  const forCrew = useCallback(
    () => sharePlanModule.load().then(({ linkForCrew }) => linkForCrew(plan)),
    [plan],
  )
  const holds = renderFileHolds([{ answers, preferences: plan.facts.runner.preferences }])
  const file = (which: 'this' | 'all') => () =>
    sharePlanModule.load().then(({ exportRaces }) => exportRaces(plan, answers, which))
  return (
    <Group title="Share" notes={[...holds, ...afterHolds]}>
      {(['plan', 'crew'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className={shapes.button}
          aria-expanded={opened === kind}
          onClick={() => setOpened(opened === kind ? null : kind)}
        >
          {names[kind]}
        </button>
      ))}
      <ExportButton label="Race file" ending="json" type="application/json" make={file('this')} />
      {hasOthers && (
        <ExportButton label="All my races" ending="json" type="application/json" make={file('all')} />
      )}
      {opened && (
        <div className={style.wide}>
          <LinkPanel key={opened} title={names[opened]} make={opened === 'plan' ? toPlan : forCrew} />
        </div>
      )}
    </Group>
  )
}

type LinkKind = 'plan' | 'crew'

const names: Readonly<Record<LinkKind, string>> = { plan: 'Link to this plan', crew: 'Link for crew' }

const afterHolds = [
  'A race file opens on another device below the form.',
  'Nothing here goes through a server: a file or a link is yours to send.',
]
