import type { Plan } from '../../plan.ts'

export const isUnfueled = ({ race_day: { rows } }: Plan) => rows.every(({ phase }) => phase !== 'during')

/** Why a race needs nothing on the course. */
export const unfueledRaceSentence = (hours: number): string =>
  `About ${Math.round(hours * 60)} minutes: nothing is needed on the course.`
