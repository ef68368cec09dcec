import { get } from 'node:http'
import process from 'node:process'

/** Ends with 0 where the server of this container answers that it is alive, with 1 otherwise. */
const asked = get(
  { host: '127.0.0.1', port: process.env.PORT || 3000, path: '/healthz', timeout: 2000 },
  (answer) => {
    answer.resume()
    process.exitCode = answer.statusCode === 200 ? 0 : 1
  },
)
asked.on('timeout', () => asked.destroy(new Error('No answer in time')))
asked.on('error', () => {
  process.exitCode = 1
})
