import { type LinePlace, linePlaces } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { hostileLines } from '../../../testing/line-check/hostile-lines.ts'
import { checkLine } from './check-line.ts'

const stands = (text: string, place: LinePlace) => checkLine({ text, place, lang: 'en' }) === undefined

describe('hostile lines', () => {
  test('in plain words stand at no place', () => {
    expect(hostileLines.length).toBeGreaterThanOrEqual(60)
    expect(hostileLines.filter((text) => linePlaces.some((place) => stands(text, place)))).toEqual([])
  })
})
