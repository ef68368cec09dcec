import { type DragEvent, useState } from 'react'
import style from './opened.module.css'

/** Takes a race file, picked or dropped. */
export function OpenFile({ onFile }: { onFile: (file: Blob) => void }) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <div
      className={style.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
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
