import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a heap with little live data grows to less than half of its default size', () => {
  const [slowly, otherwise] = [heapAtMost('growHeapSlowly()'), heapAtMost('')]
  expect(otherwise).toBeGreaterThan(50)
  expect(slowly).toBeGreaterThan(30)
  expect(slowly).toBeLessThan(otherwise / 2)
})

/** Megabytes, of a program with 43 MB of live data that allocates 200 MB of garbage. */
function heapAtMost(first: string): number {
  const program = `
    import { growHeapSlowly } from ${JSON.stringify(new URL('grow-heap-slowly.ts', import.meta.url))}
    ${first}
    const needed = Array.from({ length: 30 }, () => new Array(131072).fill(0.5))
    const passing = []
    let most = 0
    for (let turn = 0; turn < 6000; turn += 1) {
      passing.push(new Array(4096).fill(turn))
      if (passing.length > 400) passing.shift()
      if (turn > 1500) most = Math.max(most, process.memoryUsage().heapUsed)
    }
    console.log(needed.length > 0 ? most / 1e6 : 0)`
  const words = ['--max-semi-space-size=1', '--input-type=module', '--eval', program]
  const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect(stderr).toBe('')
  return Number(stdout)
}
