import { planRace, readIsoDay } from '@race-nutrition/engine'
import { test } from 'vitest'
import { writeFileSync } from 'node:fs'
import { goldenRunners } from './golden-runners.ts'
import { planAsText } from './plan-as-text.ts'
test('p', () => {
  for (const [n, { answers, today }] of Object.entries(goldenRunners)) {
    const made = planRace(answers, readIsoDay(today)!)
    if (!made.ok) throw 1
    writeFileSync(`/tmp/x/${n}.txt`, planAsText(made.value.object, made.value.plan))
  }
})
