/** Rest and sleep. */
export const rest = `
  a restless/short night before a race is common/normal
  go to bed early
  keep the evening/evenings quiet/slow and the lights low
  keep walks/outings short and easy
  put your feet up after lunch/dinner
  put your feet up in the afternoon/evening
  read something light in the evening
  spend the afternoon/evening with people you like/love
`
