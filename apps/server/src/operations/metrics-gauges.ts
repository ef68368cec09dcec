import { Gauge, type Registry } from '@prometheus-io/client'

/** Gauges that are read at each scrape. One without a source is absent: no store is not the same as a store that is down. */
const helpOf = {
  engine_queue_length: 'Calls that wait for an engine worker.',
  ai_inflight: 'Plans that the model is working on.',
  ai_queue_length: 'Plans that wait for a place with the model.',
  ai_circuit_open: '1 while the model is left alone after repeated failures.',
  ai_budget_used_ratio:
    'How much of the model’s budget is used up: 1 is all of it; of several budgets the fullest.',
  store_up: '1 while the shared store answers.',
  stopping: '1 from the signal to stop until the process ends.',
} as const

export type WatchedGauge = keyof typeof helpOf
export const watchedGauges = Object.keys(helpOf) as WatchedGauge[]

export type Watch = (name: WatchedGauge, read: () => number | boolean) => void

export const gaugeMetrics =
  (series: Registry): Watch =>
  (name, read) => {
    void new Gauge({
      name,
      help: helpOf[name],
      registers: [series],
      collect() {
        this.set(Number(read()))
      },
    })
  }
