import { calendarFile } from '@race-nutrition/documents'
import { expect, test } from 'vitest'
import { calendarPlan, calendarRunners } from './calendar-runners.ts'

test.each(Object.keys(calendarRunners))(
  'the calendar of %s is the reviewed one, to the byte',
  async (name) => {
    const { text } = calendarFile(calendarPlan(name), null, `golden-${name}`)
    await expect(text).toMatchFileSnapshot(`./golden/calendars/${name}.ics`)
  },
)
