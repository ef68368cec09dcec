import { useEffect, useState } from 'react'
import style from './opened.module.css'

/** Takes a race file, picked or dropped. */
export function OpenFile({ onFile }: { onFile: (file: Blob) => void }) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false)
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? []
      setIsOver(false)
      if (!file) return
      event.preventDefault()
      onFile(file)
    }
    // Anywhere on the page: beside the field the browser would leave the page for the file.
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    return () => listening.abort()
  }, [onFile])
  return (
    <div className={style.drop} data-over={isOver || undefined}>
      <label>
        Open a race file{' '}
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) onFile(file)
            // The same file can be picked again.
            event.target.value = ''
          }}
        />
      </label>
    </div>
  )
}
