import type { FrameGroup } from '../../../frames.ts'

/** Doses an hour, and of the whole race: what the plan has, since fluids are a plan and never a quota. */
export const rates: FrameGroup = {
  statements: `
    in all your/the plan has/brings {amount}
    the/your schedule/table adds up to {amount}
    the/your schedule/table adds up to {rate}
    the/your stops add up to {amount}
    the/your stops add up to {rate}
    your/the plan comes to {amount}
    your/the plan is built around {rate}
    your/the plan/table/schedule has/brings/gives/shows {amount}
    your/the plan/table/schedule has/brings/gives/shows {rate}
    {amount} is what your/the plan/table has/brings
    {rate} is planned
    {rate} is what your/the plan/table has/brings
  `,
}
