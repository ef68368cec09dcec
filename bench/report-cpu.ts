import type { Server } from 'node:http'

/** Reports its port to the benchmark, and the CPU time so far on request. */
export function reportCpu(server: Server): void {
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
