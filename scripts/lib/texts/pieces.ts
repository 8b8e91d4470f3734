import { parseSync } from 'vite'
import { childrenOf, type Node } from './modules.ts'

/** The constant pieces of the texts in a node, as a browser has them; `skips` says what is not looked into. */
export function piecesOf(node: Node, skips: (node: Node) => boolean = () => false): string[] {
  if (skips(node)) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateElement') return [node.value.cooked ?? node.value.raw]
  if (node.type === 'JSXText') return [node.value.trim().replace(/\s*\n\s*/g, ' ')]
  return childrenOf(node).flatMap((child) => piecesOf(child, skips))
}

/** All texts of a built script. */
export function textsOf(name: string, code: string): string[] {
  return piecesOf(parseSync(name, code).program)
}

/** A script with nothing in its texts. */
export function withoutTexts(name: string, code: string): string {
  const cut: { start: number; end: number }[] = []
  look(parseSync(name, code).program)
  let text = ''
  let at = 0
  for (const { start, end } of cut.sort((one, other) => one.start - other.start)) {
    text += code.slice(at, start)
    at = end
  }
  return text + code.slice(at)

  function look(node: Node): void {
    if (node.type === 'Literal' && typeof node.value === 'string')
      cut.push({ start: node.start + 1, end: node.end - 1 })
    if (node.type === 'TemplateElement') cut.push({ start: node.start, end: node.end })
    for (const child of childrenOf(node)) look(child)
  }
}
