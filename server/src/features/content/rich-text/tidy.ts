import { isBlock, type RichNode } from './nodes.ts'

const lists: readonly string[] = ['ul', 'ol']

/** Brings nodes into the one order in which a browser would understand them: blocks at the top, words inside of them. */
export function tidy(nodes: readonly RichNode[]): RichNode[] {
  return blocksOf(nodes).filter((node) => !isEmpty(node))
}

/** Words between blocks become paragraphs. */
function blocksOf(nodes: readonly RichNode[]): RichNode[] {
  const blocks: RichNode[] = []
  let run: RichNode[] = []
  const endRun = () => {
    if (run.length > 0) blocks.push({ kind: 'element', name: 'p', children: run })
    run = []
  }
  for (const node of nodes.flatMap(unwrapBlocks)) {
    if (!isBlock(node)) run.push(node)
    else {
      endRun()
      blocks.push(...tidyBlock(node))
    }
  }
  endRun()
  return blocks.filter((node) => !isEmpty(node))
}

/** What is emphasised or linked can't hold a block: the block stays, what was around it goes. */
function unwrapBlocks(node: RichNode): readonly RichNode[] {
  if (isBlock(node) || !('children' in node)) return [node]
  const children = node.children.flatMap(unwrapBlocks)
  return children.some(isBlock) ? children : [node]
}

function tidyBlock(node: RichNode): RichNode[] {
  if (node.kind !== 'element') return [node]
  const { name, children } = node
  if (name === 'blockquote') return [{ ...node, children: blocksOf(children) }]
  if (lists.includes(name)) return [{ ...node, children: children.flatMap(itemOf) }]
  // A list item without a list is a paragraph; blocks in a paragraph stand beside it.
  const inner = blocksOf(children)
  return inner.flatMap((block): RichNode[] =>
    block.kind === 'element' && block.name === 'p'
      ? [{ kind: 'element', name: name === 'li' ? 'p' : name, children: block.children }]
      : [block],
  )
}

/** In an item stand words, and lists below them. */
function itemOf(node: RichNode): RichNode[] {
  if (isEmpty(node)) return []
  const inside = node.kind === 'element' && node.name === 'li' ? node.children : [node]
  return [{ kind: 'element', name: 'li', children: blocksOf(inside) }]
}

function isEmpty(node: RichNode): boolean {
  switch (node.kind) {
    case 'text':
      return node.text.trim() === ''
    case 'picture':
    case 'rule':
      return false
    case 'break':
      return true
    default:
      return node.children.every(isEmpty)
  }
}
