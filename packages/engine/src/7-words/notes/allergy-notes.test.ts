import { expect, test } from 'vitest'
import type { AllergenGroupId } from '../../foods/exclusions/allergen-groups.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { wordsFor } from '../../../testing/stages-for.ts'

const notesFor = (allergies: readonly AllergenGroupId[]) =>
  wordsFor(someRunner({ allergies })).assumptions_safety.join('\n')

test('nuts alone say what they do not cover', () => {
  const notes = notesFor(['nuts'])
  expect(notes).toContain('Nuts: coconut does not count as one. If you avoid it')
  expect(notes).toContain('"legumes" if pea protein or beans trouble you')
})

test('nobody who leaves coconut or peanut out is told to add it', () => {
  const notes = notesFor(['nuts', 'peanut', 'coconut'])
  expect(notes).toContain('Nuts: coconut is left out as well.\n')
  expect(notes).not.toContain('oconut does not count')
  expect(notes.match(/add "legumes"/g)).toHaveLength(1)
  expect(notesFor(['tree_nut', 'coconut'])).toContain('Tree nuts: coconut is left out as well.')
})

test('what another group that is left out settles is not said', () => {
  expect(notesFor(['gluten'])).toMatch(/Gluten-free oats .*: ask your clinician first/)
  expect(notesFor(['gluten', 'oats'])).not.toContain('Gluten-free oats')
  expect(notesFor(['lupin'])).toContain('Lupin is related to peanut.')
  expect(notesFor(['lupin', 'peanut'])).not.toContain('related to peanut')
})

test('what holds for wheat and gluten is said once', () => {
  const notes = notesFor(['wheat', 'gluten'])
  expect(notes.match(/glucose syrup, dextrose and maltodextrin/g)).toHaveLength(1)
  expect(notes).toContain('Wheat: the syrups named under gluten may be from it; ask the maker')
  expect(notesFor(['wheat'])).toMatch(/Wheat: in the European Union, glucose syrup, dextrose/)
})
