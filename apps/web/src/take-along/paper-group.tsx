import { crewSheetText } from '@race-nutrition/documents'
import { crewSchedule, renderCrewSchedule } from '@race-nutrition/engine'
import { cutOutFilesModule } from '../lazy-modules.ts'
import { CopyButton } from '../result/actions/copy-button.tsx'
import type { CutOut } from '../result/pdf/draw-cut-outs.ts'
import { ExportButton } from './export-button.tsx'
import { Group } from './group.tsx'
import { hasStops } from './has-stops.ts'
import type { TakeAlongProps } from './take-along-button.tsx'

/** What is printed and cut out, or handed to somebody. */
export function PaperGroup({ plan }: TakeAlongProps) {
  const pdf = () => cutOutFilesModule.load().then(({ cutOutsPdf }) => cutOutsPdf(plan))
  const picture = (which: CutOut) => () =>
    cutOutFilesModule.load().then(({ cutOutsPicture }) => cutOutsPicture(plan, which))
  return (
    <Group title="Paper" notes={[...(hasStops(plan) ? [ofCutOuts] : []), ofCrewSheet]}>
      {hasStops(plan) && (
        <>
          <ExportButton label="Cut-outs, PDF" ending="pdf" type="application/pdf" make={pdf} />
          <ExportButton label="Strip, picture" ending="png" type="image/png" make={picture('strips')} />
          <ExportButton
            label="Card, picture"
            ending="png"
            type="image/png"
            make={picture('card and labels')}
          />
        </>
      )}
      <CopyButton
        label="Copy crew sheet"
        text={() => crewSheetText(renderCrewSchedule(crewSchedule(plan.facts)))}
      />
    </Group>
  )
}

const ofCutOuts = 'Print at 100%: the bar on the page is 50 mm long then. Cover the strip with clear tape.'

const ofCrewSheet =
  'The crew sheet is text to paste into a message: where to stand, when, as planned and up to 10% slower, and what to hand over.'
