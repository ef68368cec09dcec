import type { APIResponse, Page, Route } from '@playwright/test'
import { apiCall, expect } from './planner.ts'
import { type OwnServer, ownServer } from './start-server.ts'

export const model = 'local/plan-7b'

/** The real server, which tells the page that a model is connected; what that answers is scripted in front of it. */
export const serverWithModel = (): Promise<OwnServer> =>
  ownServer(0, {
    AI_MODEL: model,
    // Nothing listens there.
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_API_KEY: 'sk-none',
    RATE_LIMIT: '100000',
  })

/** Whatever the server sends. */
type Answer = Awaited<ReturnType<APIResponse['json']>>

export const lines = [
  { place: 'daily_plan.example_days.0', text: 'Keep this day calm.', lang: 'en' },
  { place: 'race_week.thu_fri', text: 'Confía en tu plan.', lang: 'es' },
  { place: 'race_day_plan.note', text: 'Trust {race.carbs_per_hour}.', lang: 'en' },
  { place: 'prep.race_kit_checklist', text: 'Your favorite socks.', lang: 'en' },
  { place: 'assumptions_safety', text: 'Be proud of your training.', lang: 'en' },
] as const

/** The engine's answer with the part of a model: its lines, its choices with their marks, and what was refused of it. */
export function withModelPart(answer: Answer): Answer {
  const { details, audit } = answer
  const [day, ...days] = details.training_days
  const [meal, ...meals] = day.meals
  const { race_day: race } = details
  const coach = { by: model, meals: { [`${day.key}.${meal.name}`]: [meal.recipe.id] } }
  const preferences = { ...details.runner.preferences, coach }
  return {
    ...answer,
    details: {
      ...details,
      runner: { ...details.runner, preferences },
      training_days: [{ ...day, meals: [{ ...meal, chosen_by_model: true }, ...meals] }, ...days],
      race_day: {
        ...race,
        kit: [{ ...race.kit[0], chosen_by_model: true }, ...race.kit.slice(1)],
        if_then_by_model: [race.if_then[1].code],
      },
    },
    lines,
    preferences,
    audit: { ...audit, model_refused: [{ kind: 'word', count: 2 }] },
    service: { platform: 'Race Nutrition', mode: 'ai', model },
  }
}

/** The plan that the engine of the server makes for this call, once it is not too busy to. */
export async function engineAnswer(route: Route): Promise<Answer> {
  const call = { ...route.request().postDataJSON(), mode: 'engine' }
  const headers = { ...route.request().headers(), accept: 'application/json' }
  let answer: Answer
  await expect(async () => {
    const response = await route.fetch({ postData: call, headers })
    expect(response.status()).toBe(200)
    answer = await response.json()
  }).toPass()
  return answer
}

/** Answers the call for a plan with that of the model, plainly. */
export const answerByModel = async (route: Route): Promise<void> =>
  route.fulfill({ json: withModelPart(await engineAnswer(route)) })

export const planByModel = (page: Page): Promise<unknown> => page.route(apiCall, answerByModel)
