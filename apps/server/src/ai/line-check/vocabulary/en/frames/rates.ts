import type { FrameGroup } from '../../../frames.ts'

/** Doses an hour, and of the whole race: what the plan has, since fluids are a plan and never a quota. */
export const rates: FrameGroup = {
  leads: '',
  cores: `
    in all your/the plan has/brings {amount}
    on race day your/the plan has/brings {rate}
    plan for {rate}
    practice/rehearse {rate}
    the/your schedule/table/stops adds/add up to {amount}
    the/your schedule/table/stops adds/add up to {rate}
    your/the (race) plan comes to {amount}
    your/the (race) plan is built around {rate}
    your/the (race) plan/table/schedule has/brings/gives/shows {amount}
    your/the (race) plan/table/schedule has/brings/gives/shows {rate}
    {amount} is what your/the plan/table has/brings
    {rate} is planned
    {rate} is what your/the plan/table has/brings
  `,
  tails: `
    over the whole race/distance
    spread evenly
    step by step
    stop by stop
  `,
}
