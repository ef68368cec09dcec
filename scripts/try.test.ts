import { test } from 'vitest'
import { renderedPlan } from '../apps/web/testing/sample-rendered-plan.ts'
test('x', () => {
  const { facts, words } = renderedPlan()
  for (const c of words.recipes) { console.log(JSON.stringify(c, null, 1)) }
  console.log(words.recipes.length, words.recipes.map(c => c.portions.length).join(' '))
  console.log(words.trainingDays.map(d => [d.name, d.total, ...d.advice, ...d.short, ...d.meals.map(m => JSON.stringify(m))].join('\n')).join('\n\n'))
  console.log(facts.training_days.map(d => JSON.stringify([d.key, d.kind, d.target, d.totals, d.fuel_carbs_g, d.meals.map(m=>m.items.filter(i => i.side || i.in_drink || i.food_id==='water-tap'))])).join('\n'))
  console.log(JSON.stringify(words.raceWeek, null, 1))
  console.log(JSON.stringify(facts.race_day.breakfast_away), JSON.stringify(words.groceries, null, 0), JSON.stringify(words.prep), JSON.stringify(words.longRun))
  console.log(JSON.stringify(facts.targets))
})
