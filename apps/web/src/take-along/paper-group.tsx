import { crewSheet, crewSheetText } from '@race-nutrition/documents'
import { cutOutFilesModule } from '../lazy-modules.ts'
import { CopyButton } from '../result/actions/copy-button.tsx'
import { useToday } from '../use-today.ts'
import { ExportButton } from './export-button.tsx'
import { Group } from './group.tsx'
import { hasStops } from './has-stops.ts'
import type { TakeAlongProps } from './take-along-button.tsx'

/** What is printed and cut out, or handed to somebody. */
export function PaperGroup({ plan }: TakeAlongProps) {
  const day = useToday()
  const pdf = () => cutOutFilesModule.load().then(async ({ cutOutsPdf }) => [await cutOutsPdf(plan, day)])
  const strips = () =>
    cutOutFilesModule.load().then(async ({ stripsPicture }) => [await stripsPicture(plan, day)])
  return (
    <Group title="Paper" notes={notes}>
      {hasStops(plan) && (
        <>
          <ExportButton label="Strip and card, PDF" ending="pdf" type="application/pdf" make={pdf} />
          <ExportButton label="Wrist strip, picture" ending="png" type="image/png" make={strips} />
        </>
      )}
      <CopyButton label="Copy crew sheet" text={() => crewSheetText(crewSheet(plan))} />
    </Group>
  )
}

const notes = [
  'Print at 100 %: the bar on the page is 50 mm long then. Cover the strip with clear tape.',
  'The crew sheet says where to stand, when, at three paces, and what to hand over. Paste it into a message.',
]
