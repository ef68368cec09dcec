import style from '../result/head/version-note.module.css'
import { useStorageTrouble } from './use-storage-trouble.ts'

/** Above a plan that is gone once the page is closed. */
export function NotKeptNote() {
  const trouble = useStorageTrouble()
  if (trouble === null) return null
  return (
    <aside className={style.note} aria-label="What is kept">
      <p>
        {trouble === 'full'
          ? 'This device has no room left, so your plan is not kept: it may be gone once you close this page.'
          : 'This browser keeps nothing for this page, so your plan is not kept: it is gone once you close it.'}{' '}
        Download the PDF to have it at hand.
      </p>
    </aside>
  )
}
