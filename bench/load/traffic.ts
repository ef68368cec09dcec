import type { Request } from 'autocannon'
import { defaultProjectId, objectPath, planSchema, promptFor } from '../../packages/contract/src/index.ts'
import type { Questionnaire } from '../../packages/engine/src/index.ts'
import { marathoner } from '../plan.ts'

export const callPath = objectPath(defaultProjectId)

const day = 24 * 3600 * 1000
const isoDay = (ahead: number) => new Date(Date.now() + ahead * day).toISOString().slice(0, 10)

const races = ['5K', '10K', 'Half Marathon', 'Marathon'] as const

/** Runners with valid answers, 30,000 different ones. */
export function runner(index: number): Questionnaire {
  return {
    ...marathoner,
    raceType: races[index % races.length] ?? 'Marathon',
    raceDate: isoDay(23),
    targetTimeOrPace: '8:30/mi',
    weight: `${(45 + (index % 600) / 10).toFixed(1)} kg`,
    age: String(20 + (Math.floor(index / 600) % 50)),
  }
}

const schema = planSchema()

/** As the page posts it. */
export function callOf(questionnaire: Questionnaire): string {
  return JSON.stringify({ prompt: promptFor(questionnaire), schema, questionnaire, today: isoDay(0) })
}

/** One of 250 client addresses, as a proxy forwards them. */
export const clientAddress = (index: number) => `198.51.100.${1 + (index % 250)}`

export const scenarios = ['plan-distinct', 'plan-same', 'page', 'mix'] as const
export type Scenario = (typeof scenarios)[number]

/** The requests that each connection repeats; the mix is a page, its files, and a plan that was not requested before. */
export function requestsOf(scenario: Scenario, files: readonly string[], coding: string | null): Request[] {
  const headers = coding === null ? {} : { 'accept-encoding': coding }
  const page: Request[] = files.map((path) => ({ method: 'GET', path, headers }))
  const plan = planRequest(scenario === 'plan-same' ? () => 0 : fresh, headers)
  if (scenario === 'page') return page
  return scenario === 'mix' ? [...page, plan] : [plan]
}

let asked = 0
const fresh = () => (asked += 1)

function planRequest(next: () => number, headers: Request['headers']): Request {
  return {
    method: 'POST',
    path: callPath,
    setupRequest: (request) => ({
      ...request,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'x-forwarded-for': clientAddress((clients += 1)),
      },
      body: callOf(runner(next())),
    }),
  }
}

let clients = 0
