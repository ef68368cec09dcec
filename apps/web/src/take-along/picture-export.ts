import { lockScreen, type Picture, type RenderedPlan, wristbandPictures } from '@race-nutrition/documents'
import { drawPicture, loadMeasure } from './draw-picture.ts'

export const pictureType = 'image/png'

/** For a phone's lock screen; none for a race without a stop. */
export async function exportLockScreen(plan: RenderedPlan): Promise<readonly File[]> {
  const picture = lockScreen(plan, await loadMeasure())
  return picture ? [await fileOf(picture, `${nameOf(plan)}-lock-screen.png`)] : []
}

/** For a watch's photo face, one after the other in the order of the race. */
export async function exportWatchFaces(
  plan: RenderedPlan,
  scheme: 'light' | 'dark',
): Promise<readonly File[]> {
  const pictures = wristbandPictures(plan, scheme, await loadMeasure())
  const part = (index: number) => (pictures.length === 1 ? '' : `-${index + 1}`)
  return Promise.all(
    pictures.map((picture, index) =>
      fileOf(picture, `${nameOf(plan)}-watch-face-${scheme}${part(index)}.png`),
    ),
  )
}

const fileOf = async (picture: Picture, name: string) =>
  new File([await drawPicture(picture)], name, { type: pictureType })

const nameOf = ({ facts: { runner } }: RenderedPlan) => `race-fuel-${runner.race}-${runner.race_date}`
