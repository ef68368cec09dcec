import { createHmac } from 'node:crypto'

/** What may stand in the store in place of an address or answers: nobody can try them out without the secret. */
export const keyedHash = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
