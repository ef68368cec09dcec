import type { Objects } from './objects.ts'
import type { PdfDocument } from './pdf-document.ts'

/** Writes title and language as XMP metadata (ISO 16684-1), which catalogs and validators read; returns its number. */
export async function writeXmpMetadata(
  objects: Objects,
  { title, language }: Pick<PdfDocument, 'title' | 'language'>,
): Promise<number> {
  const packet =
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>\n' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    '<dc:format>application/pdf</dc:format>' +
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${asciiXml(title)}</rdf:li></rdf:Alt></dc:title>` +
    `<dc:language><rdf:Bag><rdf:li>${asciiXml(language)}</rdf:li></rdf:Bag></dc:language>` +
    '</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end="r"?>'
  return objects.addStream('/Type/Metadata/Subtype/XML', packet)
}

/** Streams are written as bytes: a character outside ASCII is escaped by its number. */
const asciiXml = (text: string) =>
  text.replaceAll(/[^ -~]|[<>&"]/gu, (character) => `&#${character.codePointAt(0)};`)
