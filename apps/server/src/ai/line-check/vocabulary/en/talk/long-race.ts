/** What holds for a half marathon and longer. */
export const longRace = `
  the opening/early miles/kilometers/part should/may/can feel (almost) (too) easy
  when/if your breathing gets loud/ragged/hard, ease/slow down until you can speak/talk
  {distance} is long/far and leaves time to settle (in)
`
