import { type Xml, xml } from '../../formats/xml/xml.ts'

const BULLETS = 1
const FIGURES = 2
/** Twentieths of a point. */
const INDENT = 360

/** The lists of a file: each ordered one counts from its own first number. */
export class ListsToWord {
  readonly #firsts: number[] = []

  /** @returns the number by which its items name it. */
  add({ isOrdered, first }: { isOrdered: boolean; first: number }): number {
    return isOrdered ? FIGURES - 1 + this.#firsts.push(first) : BULLETS
  }

  toXml(): Xml {
    const level = (format: string, text: string) =>
      xml`<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${INDENT}" w:hanging="${INDENT}"/></w:pPr></w:lvl>`
    const counted = this.#firsts.map(
      (first, at) =>
        xml`<w:num w:numId="${FIGURES + at}"><w:abstractNumId w:val="${FIGURES}"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="${first}"/></w:lvlOverride></w:num>`,
    )
    return xml`<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
<w:abstractNum w:abstractNumId="${BULLETS}"><w:multiLevelType w:val="singleLevel"/>${level('bullet', '•')}</w:abstractNum>
<w:abstractNum w:abstractNumId="${FIGURES}"><w:multiLevelType w:val="singleLevel"/>${level('decimal', '%1.')}</w:abstractNum>
<w:num w:numId="${BULLETS}"><w:abstractNumId w:val="${BULLETS}"/></w:num>
${counted}</w:numbering>`
  }
}
