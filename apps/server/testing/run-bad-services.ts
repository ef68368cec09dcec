import { usualLimits } from '../src/limits.ts'
import { behaviors } from './bad-services.ts'
import { call, testApp } from './test-app.ts'
import { startUpstream } from './upstream.ts'
import { wireFormats } from './wire-formats.ts'

// Runs as its own process: it tries every bad service, and then has to exit by itself, kept alive by no timer or socket.
const upstream = await startUpstream()
for (const format of wireFormats) {
  await run({ isHanging: false, total: 600_000 })
  await run({ isHanging: true, total: 50 })

  async function run({ isHanging, total }: { isHanging: boolean; total: number }): Promise<void> {
    const limits = { ...usualLimits, model: { ...usualLimits.model, total, retryPause: 1 } }
    const { app } = await testApp({}, { service: format.service(upstream.address), limits })
    for (const { replies, outcome } of Object.values(behaviors)) {
      if ((outcome === 'model-too-slow') !== isHanging) continue
      upstream.replies(...replies(format))
      await app.inject(call())
    }
    await app.close()
  }
}
await upstream.close()
console.log('all done')
