import { expect, test } from 'vitest'
import { type DrawnPlan, drawnPlans } from '../../testing/drawn-plans.ts'

/**
 * Every sentence of a plan. Meals, rows, stops and grocery lines are tables: equal days and equal servings read alike.
 * The steps of the batch prep are left out too, as they give the same method for each round of cooking.
 */
function sentencesOf({ words }: DrawnPlan): string[] {
  const { weighing, trainingDays, longRun, raceWeek, groceries, prep, notes } = words
  const texts = [
    weighing,
    ...trainingDays.flatMap(({ advice }) => advice),
    ...longRun.before.advice,
    ...longRun.opening,
    ...longRun.advice,
    longRun.recovery ?? '',
    ...Object.values(raceWeek).flatMap(({ dates, opening, advice }) => [dates ?? '', ...opening, ...advice]),
    groceries.labels ?? '',
    ...prep.kit,
    // The note on groceries repeats the line of labels for readers without the list.
    ...notes.map(({ code, text }) => (code === 'groceries' ? groceries.note : text)),
  ]
  return texts.flatMap((text) => text.split(/(?<=[.!?]) /))
}

const wordCount = (sentence: string) => sentence.match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0

test('no plan says a sentence of six words or more twice', () => {
  let read = 0
  for (const drawn of drawnPlans()) {
    const long = sentencesOf(drawn).filter((sentence) => wordCount(sentence) >= 6)
    expect(long.filter((sentence, at) => long.indexOf(sentence) !== at)).toEqual([])
    read += long.length
  }
  expect(read).toBeGreaterThan(20 * drawnPlans().length)
})
