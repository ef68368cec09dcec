/** Ten percent every half second, held at ninety until the answer arrives. */
export const progressEvery = 500
const step = 10
const cap = 90

export const advanced = (progress: number) => Math.min(cap, progress + step)
