/** The outcome of a step that can be refused: a value, or every reason why there is none. */
export type Result<Value, Refused> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refused: Refused }

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value })

export const refuse = <Refused>(refused: Refused): { readonly ok: false; readonly refused: Refused } => ({
  ok: false,
  refused,
})
