import { utf8 } from '../../utf8.ts'
import { crc16 } from './crc16.ts'

/** The base types of the FIT protocol that these files need, each with its code and its size in bytes. */
const baseTypes = {
  enum: { code: 0x00, bytes: 1, set: 'setUint8' },
  uint8: { code: 0x02, bytes: 1, set: 'setUint8' },
  uint16: { code: 0x84, bytes: 2, set: 'setUint16' },
  sint32: { code: 0x85, bytes: 4, set: 'setInt32' },
  uint32: { code: 0x86, bytes: 4, set: 'setUint32' },
  uint32z: { code: 0x8c, bytes: 4, set: 'setUint32' },
} as const

const stringCode = 0x07

type NumberType = keyof typeof baseTypes

/** A field by its number in the profile of its message. */
export type FitField =
  | { readonly field: number; readonly type: NumberType; readonly value: number }
  | { readonly field: number; readonly type: 'string'; readonly value: string }

/** A message by its global number: 0 is `file_id`. */
export interface FitMessage {
  readonly message: number
  readonly fields: readonly FitField[]
}

/** Protocol 2.0, so that every watch of the last ten years reads it. */
const protocol = 0x20
const profile = 2195
const headerSize = 14
const definition = 0x40

/** A FIT file of these messages, in their order: header, a definition wherever the layout changes, the data, two checksums. */
export function fitFile(messages: readonly FitMessage[]): Uint8Array<ArrayBuffer> {
  const records: number[] = []
  let layout = ''
  for (const message of messages) {
    const described = definitionOf(message)
    if (described.join() !== layout) records.push(...described)
    layout = described.join()
    records.push(0, ...message.fields.flatMap(bytesOf))
  }
  const header = headerOf(records.length)
  // As lists, not as arguments: a browser takes only so many, and a course has more bytes.
  const body = [...header, ...littleEndian('setUint16', 2, crc16(header)), ...records]
  return Uint8Array.from([...body, ...littleEndian('setUint16', 2, crc16(body))])
}

const headerOf = (size: number) => [
  headerSize,
  protocol,
  ...littleEndian('setUint16', 2, profile),
  ...littleEndian('setUint32', 4, size),
  ...utf8('.FIT'),
]

const definitionOf = ({ message, fields }: FitMessage) => [
  definition,
  0,
  0,
  ...littleEndian('setUint16', 2, message),
  fields.length,
  ...fields.flatMap((each) => [each.field, bytesOf(each).length, codeOf(each)]),
]

const codeOf = ({ type }: FitField) => (type === 'string' ? stringCode : baseTypes[type].code)

function bytesOf({ type, value }: FitField): number[] {
  if (type === 'string') return [...utf8(value), 0]
  const { set, bytes } = baseTypes[type]
  return littleEndian(set, bytes, value)
}

function littleEndian(set: (typeof baseTypes)[NumberType]['set'], bytes: number, value: number): number[] {
  const view = new DataView(new ArrayBuffer(bytes))
  view[set](0, value, true)
  return [...new Uint8Array(view.buffer)]
}
