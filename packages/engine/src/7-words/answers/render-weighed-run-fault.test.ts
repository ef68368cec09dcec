import { expect, test } from 'vitest'
import { emptyQuestionnaire } from '../../1-runner/questionnaire.ts'
import { readWeighedRun, type WeighedRun } from '../../1-runner/answers/read-weighed-run.ts'
import { renderWeighedRunFault } from './render-weighed-run-fault.ts'

const run: WeighedRun = { before: '70 kg', after: '69.4 kg', drunk: '400 ml', time: '60' }

test.each<[Partial<WeighedRun>, string]>([
  [{ before: '' }, 'Still empty. Try 132 lb or 60 kg.'],
  [{ before: '100' }, 'Pounds or kilograms? Add the unit.'],
  [{ before: 'heavy' }, 'Not read as a weight yet. Try 132 lb or 60 kg.'],
  [{ drunk: 'a lot' }, 'Not read as a volume yet. Try 500 ml, 0.5 L or 17 oz.'],
  [{ time: 'long' }, 'Not read as a time yet. Try 60 min or 1:15.'],
  [{ time: '10 min' }, 'Weigh yourself around a run of 30 minutes to 6 hours.'],
  [
    { after: '71 kg' },
    'These figures give hardly any sweat. Check that the weight before is the larger one, both in dry clothes.',
  ],
  [{ after: '60 kg' }, 'These figures give 10.4 L/h, and 4 is the most that is used. Check the units.'],
])('%j is answered with a way to fix it', (changes, sentence) => {
  const read = readWeighedRun({ ...run, ...changes }, emptyQuestionnaire)
  expect(read.ok ? [] : read.refused.map(({ because }) => renderWeighedRunFault(because))).toEqual([sentence])
})
