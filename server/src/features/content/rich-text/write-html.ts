import type { Picture, RichNode } from './nodes.ts'

/**
 * Writes nodes as HTML. Whatever they hold, the outcome has no element, attribute or address but those named here.
 * @param picture how a picture is written: when it is kept as what it is, for visitors with its sizes
 */
export function writeHtml(
  nodes: readonly RichNode[],
  picture: (node: Picture) => string = keptPicture,
): string {
  return nodes.map((node) => writeNode(node, picture)).join('')
}

function writeNode(node: RichNode, picture: (node: Picture) => string): string {
  switch (node.kind) {
    case 'text':
      return escapeHtml(node.text)
    case 'break':
      return '<br />'
    case 'rule':
      return '<hr />'
    case 'picture':
      return picture(node)
    case 'link':
      return `<a href="${escapeHtml(node.href)}">${writeHtml(node.children, picture)}</a>`
    case 'element':
      return `<${node.name}>${writeHtml(node.children, picture)}</${node.name}>`
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
