import { saveFile } from '../result/pdf/save-file.ts'

/** What became of a file: in the downloads, sent through the system's share sheet, or neither, as the runner wished. */
export type Given = 'saved' | 'sent' | 'left'

/** Hands files to the share sheet; where that is refused, to the downloads. */
export async function sendFiles(files: readonly File[]): Promise<Given> {
  try {
    await navigator.share({ files: [...files] })
    return 'sent'
  } catch (error) {
    // The runner closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    return keepFiles(files)
  }
}

/** Hands files to the downloads. */
export function keepFiles(files: readonly File[]): Given {
  for (const file of files) saveFile(file, file.name)
  return 'saved'
}

/** Whether the share sheet takes files of this type: `calendar.ics` of `text/calendar`. */
export function canSend(name: string, type: string): boolean {
  return navigator.canShare?.({ files: [new File([''], name, { type })] }) ?? false
}
