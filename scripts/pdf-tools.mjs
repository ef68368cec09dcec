import { printed } from './command.mjs'

/**
 * What reads the saved PDF back: qpdf the file, poppler what it says.
 * @type {readonly import('./system-parts.mjs').SystemPart[]}
 */
export const pdfTools = [
  {
    name: 'poppler-utils',
    aptPackage: 'poppler-utils',
    brewPackage: 'poppler',
    isThere: () => ['pdftotext', 'pdfinfo'].every((command) => printed(command, ['-v']) !== null),
  },
  { name: 'qpdf', aptPackage: 'qpdf', isThere: () => printed('qpdf', ['--version']) !== null },
]
