import type { Manner } from '../../../frames.ts'

/** How something is done, before and after each of the frames. */
export const manner: Manner = {
  leads: `
    (and) then
    as you practiced/planned/rehearsed
    as/like/just planned
    as/like/just practiced/rehearsed
    calmly
    exactly as planned
    just as you practiced/planned/rehearsed
    just as/like planned/practiced/rehearsed
    make sure to
    on race morning/day
    on the day/course
    out on the course
    remember to
    try to
    whatever the crowd/clock/weather does/says
    you can/may
  `,
  tails: `
    and relax
    and stay calm/relaxed/loose/patient/light
    and take your time
    as the/your plan/table says/shows
    calmly/slowly/quietly/gently/steadily/smoothly
    with a smile
    without a rush/fuss
    without hurry/hurrying/rush/rushing/fuss/stress
  `,
}
