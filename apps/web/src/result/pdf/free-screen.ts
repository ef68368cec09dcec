/** Lets the browser draw, and hear the runner, before the work goes on. */
export const freeScreen = () => new Promise((resolve) => setTimeout(resolve))
