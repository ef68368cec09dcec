import { measureRequests } from './requests.ts'
import { milliseconds, times } from './format-times.ts'

/** The server's handling of the page's call, compared with a bare one that parses and serializes the same bodies. */
export async function benchServer(): Promise<readonly string[]> {
  const { ours, bare, bytes } = await measureRequests()
  console.log(`the call over HTTP: ${bytes.asked} bytes asked, ${bytes.answered} answered`)
  for (const { name, requests, seconds, cpu } of [ours, bare]) {
    const second = (requests / seconds).toFixed(0)
    console.log(
      `  ${name}: ${second} requests a second, ${milliseconds(cpu / requests)} of CPU each (${requests})`,
    )
  }
  const rate = ours.requests / ours.seconds / (bare.requests / bare.seconds)
  console.log(
    `  ratio: requests a second ${times(rate)}, CPU ${times(ours.cpu / ours.requests / (bare.cpu / bare.requests))}`,
  )
  return []
}
