import { usualLimits } from '../src/limits.ts'
import { behaviors } from './bad-services.ts'
import { call, someApp } from './some-app.ts'
import { startUpstream } from './upstream.ts'
import { wires } from './wires.ts'

// A process of its own: it meets every service at its worst, and then has to end by itself, held by no timer and no socket.
const upstream = await startUpstream()
for (const wire of wires) {
  await meet({ isHanging: false, total: 600_000 })
  await meet({ isHanging: true, total: 50 })

  async function meet({ isHanging, total }: { isHanging: boolean; total: number }): Promise<void> {
    const limits = { ...usualLimits, model: { ...usualLimits.model, total, retryPause: 1 } }
    const { app } = await someApp({}, { service: wire.service(upstream.address), limits })
    for (const { replies, outcome } of Object.values(behaviors)) {
      if ((outcome === 'model-too-slow') !== isHanging) continue
      upstream.replies(...replies(wire))
      await app.inject(call())
    }
    await app.close()
  }
}
await upstream.close()
console.log('met them all')
