/** Lets the browser paint and handle input before the work continues. */
export const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve))
