import { watchNotes } from '@race-nutrition/engine'
import { useState } from 'react'
import { pictureFilesModule, watchExportModule } from '../lazy-modules.ts'
import shapes from '../look/shapes.module.css'
import { CoursePanel } from './course-panel.tsx'
import { ExportButton } from './export-button.tsx'
import { Group } from './group.tsx'
import { hasStops } from './has-stops.ts'
import style from './take-along.module.css'
import type { TakeAlongProps } from './take-along-button.tsx'

/** What a watch shows or counts. */
export function WatchGroup({ plan }: TakeAlongProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!hasStops(plan)) return null
  const workout = () => watchExportModule.load().then(({ exportWorkout }) => exportWorkout(plan))
  const face = (scheme: 'light' | 'dark') => () =>
    pictureFilesModule.load().then(({ wristbandFiles }) => wristbandFiles(plan, scheme))
  const [alert, ...notes] = watchNotes(plan.facts)
  return (
    <Group title="Watch" notes={notes}>
      <ExportButton label="Workout, FIT" ending="fit" type="application/vnd.ant.fit" make={workout} />
      <button
        type="button"
        className={shapes.button}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Course with stops
      </button>
      <ExportButton label="Watch face, dark" ending="png" type="image/png" make={face('dark')} />
      <ExportButton label="Watch face, light" ending="png" type="image/png" make={face('light')} />
      {isOpen && (
        <div className={style.wide}>
          <CoursePanel plan={plan} />
        </div>
      )}
      <p className={style.wide}>{alert}</p>
    </Group>
  )
}
