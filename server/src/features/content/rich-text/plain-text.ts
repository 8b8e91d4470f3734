import { isBlock, type RichNode } from './nodes.ts'

/** The words without their form: a paragraph between empty lines, an item of a list on a line of its own. */
export function plainTextOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => textOf(node))
    .filter((text) => text !== '')
    .join('\n\n')
}

function textOf(node: RichNode): string {
  switch (node.kind) {
    case 'text':
      return node.text.replace(/\s+/g, ' ')
    case 'break':
      return '\n'
    case 'rule':
    case 'picture':
      return ''
    default:
      return node.children.some(isBlock)
        ? node.children
            .map(textOf)
            .filter((text) => text !== '')
            .join('\n')
        : node.children.map(textOf).join('').trim()
  }
}

const LONGEST_HEADING = 80

/** A text that was written without form: split where a line is empty. A short line that ends in no stop, with text below it, is read as a heading. */
export function readPlainText(content: string): RichNode[] {
  const blocks = content
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
  return blocks.map((text, at) => ({
    kind: 'element',
    name: at < blocks.length - 1 && looksLikeHeading(text) ? 'h2' : 'p',
    children: text
      .split('\n')
      .flatMap((line, number): RichNode[] => [
        ...(number > 0 ? [{ kind: 'break' } as const] : []),
        { kind: 'text', text: line },
      ]),
  }))
}

function looksLikeHeading(text: string): boolean {
  return (
    text.length <= LONGEST_HEADING && /[\p{L}\p{M}\p{N}"”’')]$/u.test(text) && !/\n|^[\p{Nd}•*–-]/u.test(text)
  )
}
