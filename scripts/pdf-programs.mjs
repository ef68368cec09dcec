import { printed } from './command.mjs'

/**
 * The programs that verify a saved PDF: qpdf its structure, poppler its content.
 * @type {readonly import('./system-programs.mjs').SystemProgram[]}
 */
export const pdfPrograms = [
  {
    name: 'poppler-utils',
    aptPackage: 'poppler-utils',
    brewPackage: 'poppler',
    isThere: () => ['pdftotext', 'pdfinfo'].every((command) => printed(command, ['-v']) !== null),
  },
  { name: 'qpdf', aptPackage: 'qpdf', isThere: () => printed('qpdf', ['--version']) !== null },
]
