import { createHmac } from 'node:crypto'

/** Stands for an address or answers in the store: without the secret nobody can guess them by trial. */
export const keyedHash = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
