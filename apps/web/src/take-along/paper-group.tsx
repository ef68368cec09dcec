import { crewSheet, crewSheetText } from '@race-nutrition/documents'
import { CopyButton } from '../result/actions/copy-button.tsx'
import { Group } from './group.tsx'
import type { TakeAlongProps } from './take-along-button.tsx'

/** What is printed, or handed to somebody on paper. */
export function PaperGroup({ plan }: TakeAlongProps) {
  return (
    <Group
      title="Paper"
      notes={['The strip, the card, the labels and the crew sheet are in the PDF of the plan, too.']}
    >
      <CopyButton label="Copy crew sheet" text={() => crewSheetText(crewSheet(plan))} />
    </Group>
  )
}
