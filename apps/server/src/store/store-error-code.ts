const codes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EACCES',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
] as const
const replies = ['WRONGPASS', 'NOAUTH', 'NOPERM', 'LOADING', 'ERR'] as const
export type StoreErrorCode = (typeof codes)[number] | (typeof replies)[number] | 'closed' | 'unknown'

/** Why the store is down, as one of these codes: its messages contain addresses, and commands with their keys. */
export function storeErrorCode(error: unknown): StoreErrorCode {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? error.code : null
  const [firstWord] = error.message.split(' ', 1)
  return codes.find((known) => known === code) ?? replies.find((known) => known === firstWord) ?? 'unknown'
}
