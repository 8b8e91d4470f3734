import { strToU8 } from 'fflate'
import { aZip } from './manuscripts.ts'

type Related = { kind: string; target: string; isOutside?: boolean }
type WordFile = {
  /** What stands within `w:body`. */
  body: string
  /** Other parts by their names within `word/`, with the kinds by which the text leads to them. */
  parts?: Readonly<Record<string, { kind: string; content: string | Uint8Array }>>
  /** What the text names by number: “rId1” is the first. */
  related?: readonly Related[]
  /** What the part with the text is called. */
  main?: string
}

const namespaces = [
  'w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'c="http://schemas.openxmlformats.org/drawingml/2006/chart"',
  'dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"',
  'm="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'v="urn:schemas-microsoft-com:vml"',
  'o="urn:schemas-microsoft-com:office:office"',
]
  .map((one) => `xmlns:${one}`)
  .join(' ')
const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** An element of a Word file with all its names. */
export const wordXml = (name: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${name} ${namespaces}>${content}</${name}>`

const relations = (all: readonly Related[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
    .map(
      ({ kind, target, isOutside }, at) =>
        `<Relationship Id="rId${at + 1}" Type="${kinds}/${kind}" Target="${target}"${isOutside ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`

/** A Word file with this text, and whatever it leads to. */
export function aWordFile({ body, parts = {}, related = [], main = 'document.xml' }: WordFile): Buffer {
  const ofParts = Object.entries(parts).map(([target, { kind }]) => ({ kind, target }))
  return aZip({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    '_rels/.rels': strToU8(relations([{ kind: 'officeDocument', target: `word/${main}` }])),
    [`word/_rels/${main}.rels`]: strToU8(relations([...related, ...ofParts])),
    [`word/${main}`]: strToU8(wordXml('w:document', `<w:body>${body}</w:body>`)),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, { content }]) => [
        `word/${name}`,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  })
}

/** A run of text with properties. */
export const wordRun = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`

/** A paragraph of runs, or whatever stands in one. */
export const wordParagraph = (content: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`

/** A paragraph of text as it is. */
export const wordText = (text: string): string => wordParagraph(wordRun(text))
export const wordTable = (...rows: string[][]) =>
  `<w:tbl><w:tblPr/>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc><w:tcPr/>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`
export const wordDrawing = (inside: string) =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="914400" cy="914400"/><wp:docPr id="1" name="n" descr="பனை"/><a:graphic><a:graphicData>${inside}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
export const wordBox = (text: string) =>
  `<wps:wsp><wps:txbx><w:txbxContent>${wordText(text)}</w:txbxContent></wps:txbx></wps:wsp>`
export const fieldMark = (mark: string) => `<w:r><w:fldChar w:fldCharType="${mark}"/></w:r>`
export const footnoteMark = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
export const footnotes = (inside: string) => ({
  'footnotes.xml': {
    kind: 'footnotes',
    content: wordXml('w:footnotes', `<w:footnote w:type="separator" w:id="0"><w:p/></w:footnote>${inside}`),
  },
})
export const wordStyles = (inside: string) => ({
  'styles.xml': { kind: 'styles', content: wordXml('w:styles', inside) },
})
export const wordStyle = (id: string, inside: string, type = 'paragraph') =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id} of mine"/>${inside}</w:style>`
/** Lists by their numbers, from 1: each has these levels, as a pattern, a format and whatever else is said of it. */
export const wordLists = (...lists: (readonly [string, string, string?])[][]) => ({
  'numbering.xml': {
    kind: 'numbering',
    content: wordXml(
      'w:numbering',
      lists
        .map(
          (levels, at) =>
            `<w:abstractNum w:abstractNumId="${at}">${levels
              .map(
                ([text, format, more = '<w:start w:val="1"/>'], level) =>
                  `<w:lvl w:ilvl="${level}">${more}<w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`,
              )
              .join('')}</w:abstractNum>`,
        )
        .join('') +
        lists.map((_, at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at}"/></w:num>`).join(''),
    ),
  },
})
/** The properties of a paragraph of a list. */
export const ofList = (list: number, level = 0) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`
