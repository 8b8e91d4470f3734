import type { WordNode, WordParagraph } from '../word/word-nodes.ts'

/** The paragraphs of a manuscript by their numbers, from 1: those of a box follow the one in which it is anchored. */
export function numberParagraphs(nodes: readonly WordNode[]): Map<WordParagraph, number> {
  const numbers = new Map<WordParagraph, number>()
  function within(nodes: readonly WordNode[]): void {
    for (const node of nodes) {
      if (node.type === 'paragraph') number(node)
      else if ('children' in node) within(node.children)
    }
  }
  function number(paragraph: WordParagraph): void {
    numbers.set(paragraph, numbers.size + 1)
    boxesIn(paragraph.children)
  }
  function boxesIn(nodes: readonly WordNode[]): void {
    for (const node of nodes) {
      if (node.type === 'box') within(node.children)
      else if ('children' in node) boxesIn(node.children)
    }
  }
  within(nodes)
  return numbers
}
