import { expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { renderWords } from '../render-words.ts'

test('without added salt the cupboard is looked through for the soy sauce low in sodium, and no other', () => {
  const lines = (['Half', 'Marathon', '10K'] as const).flatMap((race) => {
    const runner = someRunner({
      race,
      targetSeconds: race === 'Marathon' ? 14_400 : 7200,
      healthWords: ['high blood pressure'],
    })
    return renderWords(factsFor(runner)).groceries.pantry.map(({ name }) => name)
  })
  const looked = lines.filter((name) => name.startsWith('Check you have') && name.includes('soy sauce'))
  expect(looked.length).toBeGreaterThan(0)
  for (const name of looked)
    expect(name.replaceAll('reduced-sodium soy sauce', '')).not.toContain('soy sauce')
})
