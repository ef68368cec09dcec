import type { ServerInstance } from './server-instance.ts'

/** The value of one series, such as `ai_circuit_open` or `ai_calls_total{outcome="written"}`. */
export async function sampleOf(
  { metrics }: Pick<ServerInstance, 'metrics'>,
  series: string,
): Promise<number> {
  const lines = (await metrics()).split('\n')
  const line = lines.find((each) => each.startsWith(`${series} `))
  // A series is absent until its first event.
  return line ? Number(line.slice(series.length)) : 0
}

export async function sumOver(
  instances: readonly Pick<ServerInstance, 'metrics'>[],
  series: string,
): Promise<number> {
  const values = await Promise.all(instances.map((each) => sampleOf(each, series)))
  return values.reduce((sum, value) => sum + value, 0)
}
