import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

export interface MessageCipher {
  readonly encrypt: (text: string) => string
  /** Null when encrypted with another key, or changed since. */
  readonly decrypt: (message: string) => string | null
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Decrypting takes both the secret and the text of the request. */
export function messageCipher(secret: string, request: string): MessageCipher {
  const salt = createHash('sha256').update(request).digest()
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'race-nutrition handed over', 32))
  return {
    encrypt: (text) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
      const parts = [nonce, cipher.update(text, 'utf8'), cipher.final()]
      return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64')
    },
    decrypt: (message) => decrypted(key, Buffer.from(message, 'base64')),
  }
}

function decrypted(key: Buffer, bytes: Buffer): string | null {
  if (bytes.length < nonceBytes + tagBytes) return null
  const end = bytes.length - tagBytes
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAuthTag(bytes.subarray(end))
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, end)), decipher.final()]).toString(
      'utf8',
    )
  } catch {
    return null
  }
}
