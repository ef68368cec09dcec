export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export interface PictureCanvas {
  readonly pen: Pen
  /** As a PNG file. */
  readonly save: () => Promise<Blob>
}

/** Off the page where the browser can. Throws if it gives no canvas of this size, px. */
export function newPictureCanvas(width: number, height: number): PictureCanvas {
  if ('OffscreenCanvas' in window) {
    const canvas = new OffscreenCanvas(width, height)
    return { pen: penOf(canvas.getContext('2d')), save: () => canvas.convertToBlob({ type: 'image/png' }) }
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const save = () =>
    new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('The canvas gave no picture.'))))
    })
  return { pen: penOf(canvas.getContext('2d')), save }
}

function penOf<P extends Pen>(pen: P | null): P {
  if (!pen) throw new Error('This browser gave no canvas to draw on.')
  return pen
}
