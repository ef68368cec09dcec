import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

export interface Seal {
  readonly close: (text: string) => string
  /** Null: not closed by this seal, or changed since. */
  readonly open: (sealed: string) => string | null
}

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Readable by those alone who hold both the secret and the request's own text. */
export function sealBy(secret: string, request: string): Seal {
  const salt = createHash('sha256').update(request).digest()
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'race-nutrition handed over', 32))
  return {
    close: (text) => {
      const nonce = randomBytes(nonceBytes)
      const closing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes })
      const parts = [nonce, closing.update(text, 'utf8'), closing.final()]
      return Buffer.concat([...parts, closing.getAuthTag()]).toString('base64')
    },
    open: (sealed) => opened(key, Buffer.from(sealed, 'base64')),
  }
}

function opened(key: Buffer, bytes: Buffer): string | null {
  if (bytes.length < nonceBytes + tagBytes) return null
  const end = bytes.length - tagBytes
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
    opening.setAuthTag(bytes.subarray(end))
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes, end)), opening.final()]).toString('utf8')
  } catch {
    return null
  }
}
