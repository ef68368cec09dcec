import { expect, test } from 'vitest'
import {
  centimeters,
  fromMiles,
  fromPounds,
  hours,
  kilograms,
  kilometers,
  litersPerHour,
} from '../../units.ts'
import {
  centimetersText,
  feetAndInchesText,
  kilogramsText,
  kilometersText,
  litersPerHourText,
  milesText,
  minutesText,
  numberText,
  ouncesPerHourText,
  pacePerKilometerText,
  pacePerMileText,
  poundsText,
  timeText,
} from './format-measures.ts'

const half = { time: hours(1.75), distance: kilometers(21.0975) }

test.each([
  [numberText(56), '56'],
  [numberText(56.25), '56.3'],
  [numberText(0.05), '0.1'],
  [numberText(2.999999), '3'],
  [numberText(1.005, 2), '1.01'],
  [timeText(hours(0.75)), '45:00'],
  [timeText(hours(1.75)), '1:45:00'],
  [timeText(hours(3599.6 / 3600)), '1:00:00'],
  [timeText(hours(59 / 3600)), '0:59'],
  [minutesText(299.5), '5:00'],
  [minutesText(4500), '75:00'],
  [pacePerKilometerText(half), '4:59 /km'],
  [pacePerMileText(half), '8:01 /mi'],
  [centimetersText(centimeters(167.64)), '168 cm'],
  [feetAndInchesText(centimeters(167.64)), `5'6"`],
  [feetAndInchesText(centimeters(182.5)), `6'0"`],
  [kilogramsText(kilograms(59.874)), '59.9 kg'],
  [poundsText(fromPounds(132)), '132 lb'],
  [kilometersText(kilometers(56.327)), '56 km'],
  [kilometersText(kilometers(8.05)), '8.1 km'],
  [milesText(fromMiles(6.2)), '6.2 mi'],
  [litersPerHourText(litersPerHour(0.95)), '0.95 L/h'],
  [ouncesPerHourText(litersPerHour(0.9)), '30 oz/h'],
])('%s is written %s', (written, text) => {
  expect(written).toBe(text)
})
