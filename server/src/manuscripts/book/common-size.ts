import { textOf } from '../word/text-of.ts'
import type { WordNode } from '../word/word-nodes.ts'

/** The size of most letters, in half points; 0: there are none. */
export function commonSize(nodes: readonly WordNode[]): number {
  const letters = new Map<number, number>()
  function count(all: readonly WordNode[]): void {
    for (const node of all) {
      if (node.type === 'run') {
        const { length } = textOf(node.children)
        letters.set(node.size, (letters.get(node.size) ?? 0) + length)
      } else if ('children' in node) count(node.children)
    }
  }
  count(nodes)
  const [most] = [...letters].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? 0
}
