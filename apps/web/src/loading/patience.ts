/** A call that takes longer is a failure. A server that announces its time limit gets a bit more than that. */
const usualPatience = 75_000
const onTheWay = 15_000

/** Milliseconds to wait for an answer of a service with this time limit; null if that is unknown. */
export const patienceFor = (answersWithin: number | null): number =>
  answersWithin === null ? usualPatience : answersWithin + onTheWay
