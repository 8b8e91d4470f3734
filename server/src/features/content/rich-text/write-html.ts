import type { Picture, RichNode } from './nodes.ts'

type Shown = { words: (text: string) => string; picture: (node: Picture) => string }

/**
 * Writes nodes as HTML. Whatever they hold, the outcome has no element, attribute or address but those named here.
 * @param show how words and pictures are written: kept as what they are, for visitors with languages and sizes
 */
export function writeHtml(
  nodes: readonly RichNode[],
  show: Shown = { words: escapeHtml, picture: keptPicture },
): string {
  return nodes.map((node) => writeNode(node, show)).join('')
}

function writeNode(node: RichNode, show: Shown): string {
  switch (node.kind) {
    case 'text':
      return show.words(node.text)
    case 'break':
      return '<br />'
    case 'rule':
      return '<hr />'
    case 'picture':
      return show.picture(node)
    case 'link':
      return `<a href="${escapeHtml(node.href)}">${writeHtml(node.children, show)}</a>`
    case 'element':
      return `<${node.name}>${writeHtml(node.children, show)}</${node.name}>`
  }
}

export function keptPicture({ key, alt }: Picture): string {
  return `<img src="/storage/pictures/${key}.webp" alt="${escapeHtml(alt)}" />`
}

/** For a text, and for the value of an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
