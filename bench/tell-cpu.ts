import type { Server } from 'node:http'

/** Tells the benchmark its port, and the CPU time spent so far whenever it is asked. */
export function tellCpu(server: Server): void {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port.')
  process.on('message', (message) => {
    if (message !== 'cpu') return
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1000)
  })
  // Ends with the benchmark, however that ends.
  process.on('disconnect', () => process.exit())
  process.send?.(address.port)
}
