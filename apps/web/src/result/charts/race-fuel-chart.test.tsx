import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderedPlan } from '../../../testing/sample-rendered-plan.ts'
import { RaceFuelChart } from './race-fuel-chart.tsx'

const axisOf = (weeklyMileage: string) =>
  renderToStaticMarkup(<RaceFuelChart plan={renderedPlan({ weeklyMileage })} still width={640} />)

test.each([
  ['35 mpw', '26.2 mi', '42.2 km'],
  ['35 miles', '26.2 mi', '42.2 km'],
  ['56 km', '42.2 km', '26.2 mi'],
])('a runner who typed "%s" reads the finish at %s', (typed, own, other) => {
  const axis = axisOf(typed)
  expect(axis).toContain(`>${own}</tspan>`)
  expect(axis).not.toContain(`>${other}</tspan>`)
})
