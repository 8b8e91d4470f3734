import type { WordNode } from './word-nodes.ts'

/** All letters of nodes, also those that are left out of the book; paragraphs are apart by a blank. */
export function textOf(nodes: readonly WordNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      if (node.type === 'leftOut') return node.text
      return 'children' in node
        ? `${textOf(node.children)}${node.type === 'paragraph' || node.type === 'tableCell' ? ' ' : ''}`
        : ''
    })
    .join('')
}

/** Whether there is anything that a reader sees, or is told of. */
export function holdsSomething(nodes: readonly WordNode[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'text') return node.value.trim() !== ''
    if ('children' in node) return holdsSomething(node.children)
    return node.type === 'image' || node.type === 'leftOut' || node.type === 'noteReference'
  })
}
