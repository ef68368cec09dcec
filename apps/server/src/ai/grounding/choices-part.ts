import { type Plan, permittedChoices, sideKinds } from '@race-nutrition/engine'

/** What may be chosen, by id: the first of each list is what the plan has. */
export function choicesPart(plan: Plan): string {
  const { meals, fuels, if_then } = permittedChoices(plan)
  return [
    '# What you may choose',
    'Recipes by meal, the plan’s own first. Choose where another suits this runner better, at most twelve meals:',
    ...daysOf(meals),
    `Sides, up to two a meal, which a dish has if they suit it and the day: ${sideKinds.join(', ')}`,
    ...(fuels.length > 1 ? [`Fuels of race and long runs, the plan’s own first: ${fuels.join(', ')}`] : []),
    `If–then lines, of which up to three matter most: ${if_then.join(', ')}`,
  ].join('\n')
}

/** A day in a line: "3-days-before | breakfast: oatmeal, pancakes | dinner: …". */
function daysOf(meals: Readonly<Record<string, readonly string[]>>): string[] {
  const days = new Map<string, string[]>()
  for (const [key, ids] of Object.entries(meals)) {
    const [day = '', meal = ''] = key.split('.')
    days.set(day, [...(days.get(day) ?? []), `${meal}: ${ids.join(', ')}`])
  }
  return [...days].map(([day, list]) => `- ${[day, ...list].join(' | ')}`)
}
