import { placeInWords, type Runner, withThousands } from '@race-nutrition/engine'
import type { CourseFileFault } from './course-file.ts'

/** What a runner reads when a course file cannot be used: what is wrong with it, and what works instead. */
// oxlint-disable-next-line typescript/consistent-return -- every code has its case, or it does not compile
export function renderCourseFileFault(fault: CourseFileFault, units: Runner['units']): string {
  const distance = (km: number) => placeInWords({ units }, km)
  switch (fault.code) {
    case 'empty-file':
      return 'This file is empty. Download the course again.'
    case 'not-text':
      return 'This is not a GPX or TCX file, or not saved as UTF-8. Export the course as GPX.'
    case 'not-a-course':
      return 'This is not a GPX or TCX file. Export the course as GPX.'
    case 'forbidden-doctype':
      return 'This file defines a document type of its own, which is not read for safety. Export the course again as GPX.'
    case 'damaged':
      return 'This file is damaged or incomplete. Download the course again.'
    case 'too-large':
      return `This file has more than ${fault.mostMegabytes} MB. Export the course alone, without heart rate and other recordings.`
    case 'too-many-points':
      return `This file has more than ${withThousands(fault.most)} points. Export the course of this race alone.`
    case 'too-many-stations':
      return `This file has more than ${fault.most} aid stations. Export it with those of your race alone.`
    case 'too-few-points':
      return fault.given === 0
        ? 'There is no course in this file. Export it with its track or route.'
        : 'This file holds a single point of a course. Export it with its track or route.'
    case 'bad-coordinates':
      return `Point ${withThousands(fault.point)} of this file is no place on Earth. Export the course again.`
    case 'jump':
      return `This course jumps ${distance(fault.km)} after ${distance(fault.afterKm)}: a part of it is missing. Export it again, or choose another file.`
    case 'other-length':
      return `This file is ${distance(fault.km)}; your race is ${distance(fault.raceKm)}. Choose the file of your race, or cut this one to its start and finish.`
  }
}
