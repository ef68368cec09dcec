import { isRecord, type Settings } from './merge-setting.ts'

/**
 * A setting without the parts that the paths of its faults name, which go back to what they were. Of lists and swaps only the
 * items at fault go. Null where the whole setting is at fault.
 */
export function dropFaults(
  wished: Settings,
  own: Settings,
  name: string,
  paths: readonly string[],
): Settings | null {
  const setting = wished[name]
  const before = isRecord(own[name]) ? own[name] : {}
  if (!isRecord(setting)) return null
  const atFault = new Map<string, string[]>()
  for (const path of paths) {
    const [, of, part, ...item] = path.split('.')
    if (of !== name || part === undefined || !Object.hasOwn(setting, part)) return null
    atFault.set(part, [...(atFault.get(part) ?? []), item.join('.')])
  }
  const parts = Object.entries(setting).flatMap(([part, value]) => {
    const items = atFault.get(part)
    const left = items ? (withoutItems(part, value, items) ?? before[part]) : value
    return left === undefined ? [] : [[part, left] as const]
  })
  const { [name]: _setting, ...others } = wished
  return parts.length === 0 ? others : { ...others, [name]: Object.fromEntries(parts) }
}

/** What is left of a list or of swaps; undefined where nothing is, or where the part is neither. */
function withoutItems(part: string, value: unknown, items: readonly string[]): unknown {
  if (items.includes('')) return undefined
  if (Array.isArray(value) && ['main', 'gels', 'dislikes'].includes(part)) {
    const left = value.filter((_, at) => !items.some((item) => item.split('.')[0] === String(at)))
    return left.length > 0 ? left : undefined
  }
  if (part !== 'swaps' || !isRecord(value)) return undefined
  const left = Object.entries(value).filter(([meal]) => !items.includes(meal))
  return left.length > 0 ? Object.fromEntries(left) : undefined
}
