/** The stages of a call that a client hears of as server-sent events, in their order. */
export const progressStages = ['planned', 'asked', 'written', 'settling'] as const

export type ProgressStage = (typeof progressStages)[number]
