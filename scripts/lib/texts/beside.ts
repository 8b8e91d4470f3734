import type { Module, Node } from './modules.ts'
import { placed } from './placed.ts'
import { membersOf, textCall } from './text-calls.ts'

/** The function itself, and names that are the same whoever reads them. */
const kept = ['contract/src/language/in-each.ts', 'contract/src/language/interface-languages.ts']

/**
 * Records of a text in English and in Tamil that were written by hand, beside the functions for it.
 * @returns a line each, with its place
 */
export function beside(modules: ReadonlyMap<string, Module>): string[] {
  return (
    [...modules.values()]
      // What the console has in both languages are texts of records; its own are in English.
      .filter(({ file }) => !kept.includes(file) && !file.startsWith('staff/'))
      .flatMap((module) =>
        [...module.parents.keys()]
          .filter((node) => isRecordOfBoth(node, module) && !isWithinText(node, module))
          .map((node) => placed(module, node, 'words in both languages without `inEach`')),
      )
  )
}

function isRecordOfBoth(node: Node, { code }: Module): boolean {
  if (node.type !== 'ObjectExpression' || node.properties.length !== 2) return false
  const members = membersOf(node)
  const [en, ta] = [members.get('en'), members.get('ta')]
  const areNamed = en?.value.type === 'Identifier' && ta?.value.type === 'Identifier'
  return Boolean(en && ta) && (areNamed || /\p{Script=Tamil}/u.test(code.slice(node.start, node.end)))
}

/** Whether it is of a text that says both languages to one reader. */
function isWithinText(node: Node, { parents }: Module): boolean {
  for (let above = parents.get(node); above; above = parents.get(above)) if (textCall(above)) return true
  return false
}
