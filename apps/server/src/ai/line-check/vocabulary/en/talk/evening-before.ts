/** What is laid out and set the evening before. */
export const eveningBefore = `
  charge your watch/phone the night/evening before
  lay/set out your shoes and socks/clothes/bib/watch the night/evening before
  lay/set out your shoes/clothes/kit/bib/socks the night/evening before
  pin your bib on the night/evening before
  set the/your alarm and a backup (alarm)
`
