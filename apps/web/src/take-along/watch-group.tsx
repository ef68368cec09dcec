import { pictureExportModule } from '../lazy-modules.ts'
import { ExportButton } from './export-button.tsx'
import { hasStops } from './has-stops.ts'
import { Group } from './group.tsx'
import type { TakeAlongProps } from './take-along-button.tsx'

/** What a watch shows or counts. */
export function WatchGroup({ plan }: TakeAlongProps) {
  const face = (scheme: 'light' | 'dark') => () =>
    pictureExportModule.load().then(({ exportWatchFaces }) => exportWatchFaces(plan, scheme))
  if (!hasStops(plan)) return null
  return (
    <Group title="Watch" notes={[]}>
      <ExportButton label="Watch face, dark" ending="png" type="image/png" make={face('dark')} />
      <ExportButton label="Watch face, light" ending="png" type="image/png" make={face('light')} />
    </Group>
  )
}
