/** Of small text on paper only: the page itself has not loaded it. */
export async function loadPaperFonts(): Promise<void> {
  await document.fonts.load('500 11px "Barlow Condensed Text"')
  await document.fonts.ready
}
