import { deflateSync } from 'node:zlib'
import type { PdfDocument, PdfTag, PdfText } from '../src/pdf/pdf-document.ts'

const picture = {
  width: 1,
  height: 1,
  grays: {
    palette: new Uint8Array([255, 255, 255]),
    bits: 2 as const,
    deflated: new Uint8Array(deflateSync(new Uint8Array(1))),
  },
  colors: null,
}

const pdfText = (text: string, page = 0): PdfText => ({
  page,
  words: [{ text, left: 20, baseline: 30, width: 20, size: 4 }],
})

const tag = (role: PdfTag['role'], ...kids: PdfTag['kids']): PdfTag => ({ role, kids })

/** A file with a tag of every kind, on two pages. */
export const taggedDocument: PdfDocument = {
  title: 'Plan & “Übung” <大豆>',
  language: 'en',
  page: [210, 297],
  pages: [
    { picture, repeated: pdfText('Page 1').words },
    { picture, repeated: pdfText('Page 2').words },
  ],
  content: tag(
    'Document',
    tag('H1', pdfText('Plan')),
    tag(
      'Sect',
      tag('H2', pdfText('Race day')),
      tag('P', pdfText('begins here', 0), pdfText('ends there', 1)),
    ),
    {
      role: 'Figure',
      alternative: 'Carbs rise to 74 g',
      place: { page: 0, left: 20, top: 50, right: 190, bottom: 97 },
      kids: [pdfText('74')],
    },
    {
      role: 'L',
      marks: 'Decimal',
      kids: [tag('LI', tag('Lbl', pdfText('1.')), tag('LBody', pdfText('Cook', 1)))],
    },
    {
      role: 'L',
      marks: 'Disc',
      kids: [tag('LI', tag('Lbl', pdfText('•')), tag('LBody', pdfText('Eat', 1)))],
    },
    tag(
      'Table',
      tag('TR', { role: 'TH', scope: 'Column', kids: [pdfText('Time')] }, tag('TD', pdfText('0:20'))),
      tag('TR', { role: 'TH', scope: 'Row', columns: 2, kids: [pdfText('Sum', 1)] }),
    ),
  ),
}
