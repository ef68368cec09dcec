import process from 'node:process'
import fc from 'fast-check'
import { test } from 'vitest'
import { anyRunner } from '../../testing/any-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import { days, meals, tolerances } from '../../testing/menu-bounds/days.ts'
import { plates } from '../../testing/menu-bounds/plates.ts'
import { kitchens, lists, weeks } from '../../testing/menu-bounds/weeks.ts'
const bounds = { ...plates, ...days, ...tolerances, ...meals, ...weeks, ...lists, ...kitchens }
test('measure', { timeout: 3_600_000 }, () => {
  const n = Number(process.env['SWEEP_RUNS'] ?? 100)
  const broken = new Map<string, number>(),
    single = new Map<string, number>(),
    examples = new Map<string, string>()
  let one = 0
  const lines: number[] = []
  const start = performance.now()
  fc.assert(
    fc.property(anyRunner, (runner) => {
      const made = stagesFor(runner)
      const simple = runner.exclusions.groups.length < 2
      if (simple) one++
      if (made.menus.raceWeek.length === 7) lines.push(made.groceries.lines.length)
      for (const [name, of] of Object.entries(bounds)) {
        const faults = of(made)
        if (faults.length) {
          broken.set(name, (broken.get(name) ?? 0) + 1)
          if (simple) single.set(name, (single.get(name) ?? 0) + 1)
          if (!examples.has(name) || simple)
            examples.set(
              name,
              `${runner.diet} ${runner.exclusions.groups.join('+')} ${runner.weight}kg ${runner.race}: ${faults[0]}`,
            )
        }
      }
    }),
    { numRuns: n },
  )
  console.log('runners', n, 'simple', one, 'ms each', (performance.now() - start) / n)
  lines.sort((a, b) => a - b)
  console.log('lines median', lines[Math.floor(lines.length / 2)], 'max', lines.at(-1), 'of', lines.length)
  for (const name of Object.keys(bounds))
    console.log(
      `${((100 * (broken.get(name) ?? 0)) / n).toFixed(1)} %  ${((100 * (single.get(name) ?? 0)) / one).toFixed(1)} %  ${name}   ${examples.get(name) ?? ''}`,
    )
})
