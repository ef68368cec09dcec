/**
 * One cell of a copied line. A spreadsheet runs a cell that begins with = + - @ as a formula,
 * so a list marker is dropped and any other such start (full-width forms included) is quoted.
 */
export function cell(value: string | number): string {
  const text = String(value).replaceAll(/\s+/g, ' ').trim()
  const unmarked = text.replace(/^(?:[-*•–—] )+/, '').trim()
  return /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212]/.test(unmarked) ? `'${unmarked}` : unmarked
}

/** The cells of one line, separated by tabs. */
export const line = (...cells: readonly (string | number)[]) => cells.map(cell).join('\t')
