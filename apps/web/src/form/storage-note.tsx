import { useStorageTrouble } from '../kept/use-storage-trouble.ts'
import type { StorageTrouble } from '../kept/device-storage.ts'
import style from './form-screen.module.css'
import type { Answers } from './use-answers.ts'

interface StorageNoteProps {
  readonly answers: Answers
  readonly readBy: 'engine' | 'ai' | null
}

/** Says where answers and plans are kept and who reads them, with a button to erase them and to undo that. */
export function StorageNote({ answers, readBy }: StorageNoteProps) {
  const { restore, erase, races } = answers
  const trouble = useStorageTrouble()
  const what = races.races.length + races.unreadable > 0 ? 'answers and plans' : 'answers'
  return (
    <p className={style.kept}>
      <output>
        {restore
          ? 'Erased: nothing is kept on this device.'
          : `${trouble === null ? 'Your answers and plans are kept on this device only.' : notKept[trouble]} ${readers[readBy ?? 'other']}${isOffline() ? ' This page opens without a connection.' : ''}`}
      </output>{' '}
      <button type="button" className={style.quiet} onClick={restore ?? erase}>
        {restore ? 'Bring them back' : `Erase my ${what}`}
      </button>
    </p>
  )
}

/** Whether the service worker answers for this page: then all of it is kept. */
const isOffline = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

const notKept: Readonly<Record<StorageTrouble, string>> = {
  refused: 'This browser keeps nothing for this page: your answers and plans are gone once you close it.',
  full: 'This device has no room left: what you enter now is gone once you close this page.',
}

const onDevice = 'A plan made or changed on this device is sent nowhere.'
const readers = {
  engine: `To make a plan, our server reads your answers and stores nothing. ${onDevice}`,
  ai: `To make a plan, our server sends your answers to the AI service and stores nothing. ${onDevice}`,
  other: `To make a plan, your answers are sent to the service that makes it. ${onDevice}`,
}
