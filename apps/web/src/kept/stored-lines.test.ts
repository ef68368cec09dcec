import type { ModelLine } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { storedLines } from './stored-lines.ts'

const line = (place: string): ModelLine => ({ place, text: 'Stay calm.', lang: 'en' })

test('what is stored is read as lines, and anything else is dropped', () => {
  const { lang: _, ...withoutLanguage } = line('race_week.thu_fri')
  const stored = [
    line('race_week.thu_fri'),
    withoutLanguage,
    line('race_day_plan.0.action'),
    { ...line('race_week.thu_fri'), lang: 'tlh' },
    { ...line('race_week.thu_fri'), text: 7 },
    null,
    'a line',
  ]
  expect(storedLines(stored)).toEqual([line('race_week.thu_fri')])
})
