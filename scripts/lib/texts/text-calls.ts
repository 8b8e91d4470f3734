import type { ESTree } from 'vite'
import type { Node } from './modules.ts'

/** What puts a text in both languages, English first. */
const functions = ['localised', 'inTwoLanguages', 'inEach']

type TextCall = { readonly by: string; readonly english: Node; readonly tamil: Node }

/** The words of a call in both languages, null where it is another function's. */
export function textCall(node: Node): TextCall | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return null
  const [english, tamil] = node.arguments
  const by = node.callee.name
  return functions.includes(by) && english && tamil ? { by, english, tamil } : null
}

/** The properties of an object by their names; what is spread or computed has none. */
export function membersOf({ properties }: ESTree.ObjectExpression): Map<string, ESTree.ObjectProperty> {
  const members = new Map<string, ESTree.ObjectProperty>()
  for (const property of properties) {
    const name = property.type === 'Property' ? keyOf(property) : null
    if (property.type === 'Property' && name !== null) members.set(name, property)
  }
  return members
}

/** What a member is called, null where that is computed. */
export function keyOf(node: { readonly key: Node; readonly computed: boolean }): string | null {
  if (node.key.type === 'Literal') return String(node.key.value)
  return node.key.type === 'Identifier' && !node.computed ? node.key.name : null
}
