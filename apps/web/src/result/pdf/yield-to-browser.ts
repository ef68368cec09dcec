/** Lets the browser paint and handle input before the work continues. By a message: timers in a row wait at least 4 ms each. */
export function yieldToBrowser(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
