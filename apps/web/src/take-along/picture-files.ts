import {
  lockScreen,
  type Picture,
  takeAlongName,
  type RenderedPlan,
  wristbandPictures,
} from '@race-nutrition/documents'
import type { Made } from './export-button.tsx'
import { drawPicture, loadMeasure } from './draw-picture.ts'

/** The stops for a phone's lock screen; none for a race without a stop. */
export async function lockScreenFile(plan: RenderedPlan): Promise<Made> {
  const picture = lockScreen(plan, await loadMeasure())
  return { files: picture ? [await asFile(picture, takeAlongName('lock-screen.png', plan))] : [] }
}

/** The stops for a watch's photo face, in their order; none for a race without a stop. */
export async function wristbandFiles(plan: RenderedPlan, scheme: 'light' | 'dark'): Promise<Made> {
  const pictures = wristbandPictures(plan, scheme, await loadMeasure())
  const files = await Promise.all(
    pictures.map((picture, index) => {
      const part = pictures.length === 1 ? '' : `-${index + 1}`
      return asFile(picture, takeAlongName(`watch-${scheme}${part}.png`, plan))
    }),
  )
  return { files }
}

async function asFile(picture: Picture, name: string): Promise<File> {
  const png = await drawPicture(picture)
  return new File([png], name, { type: png.type })
}
