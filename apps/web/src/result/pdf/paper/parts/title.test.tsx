import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageAnswer } from '../../../../planning/replan-other-version.ts'
import { samplePlan } from '../../../../../testing/sample-answer.ts'
import { foreignPlanOrigin } from '../../../audit/foreign-plan-origin.ts'
import { Paper } from '../paper.tsx'

test.each([
  [true, 'Made by another service: numbers and allergens checked, menus not.'],
  [false, 'Made by another service: not checked.'],
])('the title on paper says that another service made the plan (checked: %j)', (isChecked, sentence) => {
  const origin = foreignPlanOrigin({ maker: { is: 'another service' } }, isChecked)
  const paper = renderToStaticMarkup(<Paper plan={samplePlan} audit={null} origin={origin} />)
  expect(paper).toContain(`<dt>Plan</dt> <dd>${sentence}</dd>`)
})

test.each(['this version', 'another version', 'this device'])(
  'a plan of our engine (%s) is never labeled as another service’s',
  (is) => {
    const maker = { is } as PageAnswer['maker']
    expect(foreignPlanOrigin({ maker }, true)).toBeNull()
    const paper = renderToStaticMarkup(<Paper plan={samplePlan} audit={null} origin={null} />)
    expect(paper).not.toContain('Made by')
  },
)
