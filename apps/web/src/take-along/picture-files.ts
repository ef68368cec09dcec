import {
  lockScreen,
  type Picture,
  takeAlongName,
  type RenderedPlan,
  wristbandPictures,
} from '@race-nutrition/documents'
import { drawPicture, loadMeasure } from './draw-picture.ts'

/** The stops for a phone's lock screen; null for a race without a stop. */
export async function lockScreenFile(plan: RenderedPlan): Promise<File | null> {
  const picture = lockScreen(plan, await loadMeasure())
  return picture && asFile(picture, takeAlongName('lock-screen.png', plan))
}

/** The stops for a watch's photo face, in their order; none for a race without a stop. */
export async function wristbandFiles(plan: RenderedPlan, scheme: 'light' | 'dark'): Promise<File[]> {
  const pictures = wristbandPictures(plan, scheme, await loadMeasure())
  return Promise.all(
    pictures.map((picture, index) => {
      const part = pictures.length === 1 ? '' : `-${index + 1}`
      return asFile(picture, takeAlongName(`watch-${scheme}${part}.png`, plan))
    }),
  )
}

async function asFile(picture: Picture, name: string): Promise<File> {
  const png = await drawPicture(picture)
  return new File([png], name, { type: png.type })
}
