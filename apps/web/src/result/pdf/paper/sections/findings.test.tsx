import type { PlanAudit } from '@race-nutrition/contract'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { Findings, FindingsProvider } from '../../../audit/findings.tsx'
import { PaperFindings, PaperFindingsProvider } from './findings.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const finding = (severity: 'hard' | 'soft', message: string): PlanAudit['findings'][number] => ({
  id: 'fluid-per-hour',
  severity,
  section: 'profile',
  message,
})

test('on paper as on the screen, hard findings come first', async () => {
  const found = [finding('soft', 'a little'), finding('hard', 'too much'), finding('soft', 'a little more')]
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const sections = ['profile'] as const
  await act(async () =>
    root.render(
      <FindingsProvider value={found}>
        <PaperFindingsProvider value={found}>
          <Findings of={sections} />
          <PaperFindings of={sections} />
        </PaperFindingsProvider>
      </FindingsProvider>,
    ),
  )
  const inOrder = ['Must be put right: too much', 'Worth knowing: a little', 'Worth knowing: a little more']
  expect([...box.querySelectorAll('li')].map((item) => item.textContent)).toEqual(inOrder)
  expect([...box.querySelectorAll('p')].map((item) => item.textContent)).toEqual(inOrder)
  await act(async () => root.unmount())
})
