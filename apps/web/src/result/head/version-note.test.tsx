import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import type { PageAnswer } from '../../planning/replan-other-version.ts'
import { VersionNote } from './version-note.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

async function noteFor(maker: PageAnswer['maker']): Promise<string> {
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () => root.render(<VersionNote maker={maker} />))
  const text = box.textContent
  await act(async () => root.unmount())
  return text
}

const facts = {} as Extract<PageAnswer['maker'], { facts: unknown }>['facts']

test('a plan made on the device says why, and an outdated page offers to reload', async () => {
  expect(await noteFor({ is: 'this device', facts, instead: '9.1.0' })).toMatch(
    /The service runs version 9\.1\.0 .* made on this device from the same answers\..*Load again$/,
  )
})

test('a plan made on the device without the service says so, and has nothing to load again', async () => {
  const text = await noteFor({ is: 'this device', facts, instead: null })
  expect(text).toMatch(/^Made on this device, without the service: by the same engine/)
  expect(text).not.toContain('Load')
})

test('a plan of another version that could not be made again is not labeled as another service’s', async () => {
  const text = await noteFor({ is: 'another version', engine: '9.1.0' })
  expect(text).toContain('made by version 9.1.0 of this planner')
  expect(text).not.toContain('another service')
})

test.each<PageAnswer['maker']>([{ is: 'this version', facts }, { is: 'another service' }])(
  'there is no note for a plan by $is',
  async (maker) => {
    expect(await noteFor(maker)).toBe('')
  },
)
