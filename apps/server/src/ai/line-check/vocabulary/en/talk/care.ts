/** When to ask for help. */
export const care = `
  ask for help early/soon when/if you feel unwell/bad
  listen to your body
`
