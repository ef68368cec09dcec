import { litersPerHourText } from '../amounts/format-measures.ts'
import type { WeighedRunFault } from '../../1-runner/answers/read-weighed-run.ts'
import { renderRefusal } from './render-refusal.ts'

/** What a runner reads next to a figure of a weighed run that could not be used. */
// oxlint-disable-next-line typescript/consistent-return -- every code has its case, or it does not compile
export function renderWeighedRunFault(fault: WeighedRunFault): string {
  switch (fault.code) {
    case 'no-weight':
      return 'Still empty. Try 132 lb or 60 kg.'
    case 'unclear-unit':
      return 'Pounds or kilograms? Add the unit.'
    case 'refused-weight':
      return renderRefusal(fault.refusal)
    case 'not-a-volume':
      return 'Not read as a volume yet. Try 500 ml, 0.5 L or 17 oz.'
    case 'not-a-time':
      return 'Not read as a time yet. Try 60 min or 1:15.'
    case 'time-out-of-range':
      return `Weigh yourself around a run of ${fault.leastMinutes} minutes to ${fault.mostMinutes / 60} hours.`
    case 'hardly-any-sweat':
      return 'These figures give hardly any sweat. Check that the weight before is the larger one, both in dry clothes.'
    case 'too-much-sweat':
      return `These figures give ${litersPerHourText(fault.rate)}, and ${fault.most} is the most that is used. Check the units.`
  }
}
