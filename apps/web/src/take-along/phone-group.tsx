import { calendarAdvice } from '@race-nutrition/documents'
import { raceId } from '../kept/kept-races.ts'
import { calendarExportModule, pictureFilesModule } from '../lazy-modules.ts'
import { ExportButton } from './export-button.tsx'
import { hasStops } from './has-stops.ts'
import { Group } from './group.tsx'
import type { TakeAlongProps } from './take-along-button.tsx'

/** What a phone rings or shows without this page. */
export function PhoneGroup({ plan, answers }: TakeAlongProps) {
  const calendar = () =>
    calendarExportModule.load().then(({ exportCalendar }) => exportCalendar(plan, raceId(answers)))
  const lockScreen = () => pictureFilesModule.load().then(({ lockScreenFile }) => lockScreenFile(plan))
  return (
    <Group title="Phone" notes={calendarAdvice(plan)}>
      <ExportButton label="Calendar" ending="ics" type="text/calendar" make={calendar} />
      {hasStops(plan) && <ExportButton label="Lock screen" ending="png" type="image/png" make={lockScreen} />}
    </Group>
  )
}
