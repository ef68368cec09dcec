import type { Plan } from '../../plan.ts'

export const isUnfueled = ({ race_day: { rows } }: Plan) => rows.every(({ phase }) => phase !== 'during')

/** Why a race needs nothing on the course. */
export const unfueledRaceSentence = (hours: number): string =>
  `You will be out for about ${Math.round(hours * 60)} minutes: what your muscles store and what you drink beforehand last longer, so nothing is needed on the course.`
