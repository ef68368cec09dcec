import { linkKind } from '@race-nutrition/contract'
import type { Questionnaire } from '@race-nutrition/engine'
import { useCallback, useEffect, useState } from 'react'
import { openedModule } from '../lazy-modules.ts'
import type { Opened } from './read-opened.ts'

export interface OpenedHere {
  /** Of the last link or file; null before the first. */
  readonly opened: Opened | { readonly is: 'refused' | 'own'; readonly says: string } | null
  readonly show: (opened: Opened) => void
  readonly openFile: (file: Blob) => void
  /** Once the runner's own answers are back. */
  readonly showOwn: () => void
}

/** Fills in the form from a link that this page is opened with, or a file that it is given; nothing is submitted. */
export function useOpened(fill: (answers: Questionnaire) => void): OpenedHere {
  const [opened, setOpened] = useState<OpenedHere['opened']>(null)
  const show = useCallback(
    (next: Opened) => {
      if (next.is === 'race') fill(next.answers)
      setOpened(next)
    },
    [fill],
  )
  const open = useCallback(
    (read: (module: Awaited<ReturnType<typeof openedModule.load>>) => Promise<Opened>) =>
      void openedModule
        .load()
        .then(read)
        .then(show, () => setOpened({ is: 'refused', says: notRead })),
    [show],
  )

  useEffect(() => {
    const openFragment = () => {
      const fragment = window.location.hash
      if (linkKind(fragment) !== 'p') return
      // Answers about a body do not stay in the address, or in the history.
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
      open(({ openLink }) => openLink(fragment))
    }
    openFragment()
    window.addEventListener('hashchange', openFragment)
    return () => window.removeEventListener('hashchange', openFragment)
  }, [open])

  return {
    opened,
    show,
    openFile: useCallback((file) => open((module) => module.openFile(file)), [open]),
    showOwn: () => setOpened({ is: 'own', says: 'Your own answers are back.' }),
  }
}

const notRead = 'It could not be read here. Check your connection and open it again.'
