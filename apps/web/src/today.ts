/** The runner's own day as YYYY-MM-DD, by the clock and time zone of the device. */
export function today(now = new Date()): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

const two = (part: number) => String(part).padStart(2, '0')
