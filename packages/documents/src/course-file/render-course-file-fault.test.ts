import { expect, test } from 'vitest'
import type { CourseFileFault } from './course-file.ts'
import { renderCourseFileFault } from './render-course-file-fault.ts'

const metric = { distance: 'km', mass: 'kg', height: 'cm' } as const
const american = { distance: 'mi', mass: 'lb', height: 'ft' } as const

test('a file of another length is refused with both lengths, in the runner’s own unit', () => {
  const fault: CourseFileFault = { code: 'other-length', km: 21.3, raceKm: 42.195 }
  expect(renderCourseFileFault(fault, metric)).toBe(
    'This file is 21.3 km; your race is 42.2 km. Choose the file of your race, or cut this one to its start and finish.',
  )
  expect(renderCourseFileFault(fault, american)).toContain('This file is 13.2 mi; your race is 26.2 mi.')
})

const faults: { readonly [Code in CourseFileFault['code']]: Extract<CourseFileFault, { code: Code }> } = {
  'empty-file': { code: 'empty-file' },
  'not-text': { code: 'not-text' },
  'not-a-course': { code: 'not-a-course' },
  'forbidden-doctype': { code: 'forbidden-doctype' },
  damaged: { code: 'damaged' },
  'too-large': { code: 'too-large', mostMegabytes: 10 },
  'too-many-points': { code: 'too-many-points', most: 200_000 },
  'too-many-stations': { code: 'too-many-stations', most: 500 },
  'too-few-points': { code: 'too-few-points', given: 0 },
  'bad-coordinates': { code: 'bad-coordinates', point: 1234 },
  jump: { code: 'jump', km: 12, afterKm: 3 },
  'other-length': { code: 'other-length', km: 0, raceKm: 5 },
}

test.each(Object.values(faults))('$code has a sentence that names the mend', (fault) => {
  expect(renderCourseFileFault(fault, metric)).toMatch(
    /^[^!]+[.] (?:Export|Download|Choose)[^!]+\.$|is missing\. Export/,
  )
  expect(renderCourseFileFault(fault, metric)).not.toMatch(/undefined|NaN|null/)
})
