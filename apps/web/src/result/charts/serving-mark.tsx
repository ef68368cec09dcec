import type { Channel } from '../amount.tsx'
import style from './charts.module.css'

interface ServingMarkProps {
  readonly channel: Channel
  readonly x: number
  readonly y: number
  /** 1 if there is room. */
  readonly size: number
}

/** A different shape for each nutrient, so that they do not differ by color alone. */
export function ServingMark({ channel, x, y, size }: ServingMarkProps) {
  return <path d={shapes[channel]} transform={`translate(${x} ${y}) scale(${size})`} className={style.mark} />
}

const shapes: Readonly<Record<Channel, string>> = {
  carbs: 'M5 0A5 5 0 1 1 -5 0A5 5 0 1 1 5 0Z',
  fluids: 'M-4.5 -4.5H4.5V4.5H-4.5Z',
  sodium: 'M0 -6L5.5 4.5H-5.5Z',
}
