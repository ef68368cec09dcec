/** What may be asked of the model, across clients: calls and tokens, by day and by hour. */
export interface Budget {
  /** Takes one call; false where there is no room for it. */
  readonly take: () => Promise<boolean>
  /** Tokens of a call that was taken; null where the service did not say. */
  readonly spend: (tokens: number | null) => Promise<void>
}
