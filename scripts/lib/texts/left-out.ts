import {
  childrenOf,
  declaredAs,
  isFunction,
  isWrapper,
  type Module,
  type Name,
  type Node,
} from './modules.ts'
import { placed } from './placed.ts'
import { keyOf, membersOf, textCall } from './text-calls.ts'

type Part = { readonly module: Module; readonly node: Node }

/**
 * Values of which the English text says something and the Tamil one nothing. They are what a function is given, each of its members by
 * itself, and the constants of the function round the text; what a module has for all may differ. Before a Tamil text that does without
 * one on purpose stands a comment that begins with “Without” and its name.
 * @returns a line each, with its place
 */
export function leftOut(modules: ReadonlyMap<string, Module>): string[] {
  return [...modules.values()].flatMap((module) =>
    [...module.parents.keys()].flatMap((node) => {
      const call = textCall(node)
      return call ? compare({ module, node: call.english }, { module, node: call.tamil }) : []
    }),
  )

  function compare(one: Part, other: Part): string[] {
    const english = partOf(one)
    const tamil = partOf(other)
    if (english.node.type === 'ObjectExpression' && tamil.node.type === 'ObjectExpression') {
      const inTamil = membersOf(tamil.node)
      return [...membersOf(english.node)].flatMap(([name, { value }]) => {
        const same = inTamil.get(name)
        return same ? compare({ ...english, node: value }, { ...tamil, node: same.value }) : []
      })
    }
    if (english.node.type === 'ArrayExpression' && tamil.node.type === 'ArrayExpression') {
      const { elements } = tamil.node
      return english.node.elements.flatMap((element, at) => {
        const same = elements[at]
        return element && same ? compare({ ...english, node: element }, { ...tamil, node: same }) : []
      })
    }
    if (isValue(english.node) || isNothing(tamil.node)) return []
    const said = [...valuesIn(tamil).keys()]
    const names = [...valuesIn(english)]
      .filter(([value]) => !said.some((other) => isPartOf(value, other) || isPartOf(other, value)))
      .map(([, name]) => name)
      .filter((name) => !isWithout(tamil, name))
    return names.map((name) => placed(tamil.module, tamil.node, `the Tamil says nothing of ${name}`))
  }

  /** What a name stands for, where it is a constant of a module. */
  function partOf({ module, node }: Part): Part {
    if (isWrapper(node)) return partOf({ module, node: node.expression })
    const name = module.uses.get(node)
    const origin = name?.imported ? declaredAs(modules, name.imported) : name?.isTop ? { module, name } : null
    const init = origin?.name.declarator?.init
    return origin && init ? partOf({ module: origin.module, node: init }) : { module, node }
  }
}

/** Whether it is the same value, or a member of it. */
function isPartOf(value: string, whole: string): boolean {
  return value === whole || value.startsWith(`${whole}.`)
}

/** Whether it is no text but what somebody else said, such as the server. */
function isValue({ type }: Node): boolean {
  return type === 'Identifier' || type === 'MemberExpression'
}

/** Whether there is nothing to say in Tamil, as the type of the words allows. */
function isNothing(node: Node): boolean {
  return (
    (node.type === 'Literal' && node.value === null) ||
    (node.type === 'Identifier' && node.name === 'undefined')
  )
}

/** Whether a comment before the text, or before its name, says that it does without a value. */
function isWithout({ module, node }: Part, name: string): boolean {
  return module.comments.some(
    ({ value, end }) =>
      end <= node.start &&
      value.trim().startsWith(`Without \`${name}\``) &&
      /^\s*(\w+:\s*)?$/.test(module.code.slice(end, node.start)),
  )
}

/** The values of a text, by which they are, with the names that a person finds them by. */
function valuesIn({ module, node }: Part): Map<string, string> {
  const given = new Map<Name, { value: string; shown: string }>()
  if (isFunction(node)) for (const [at, param] of node.params.entries()) name(param, `${at}`, '')
  const values = new Map<string, string>()
  look(node)
  return values

  /** Each name that a function gives to what it is given, with what that is. */
  function name(pattern: Node, value: string, key: string): void {
    const declared = module.declared.get(pattern)
    if (declared) given.set(declared, { value, shown: key || declared.name })
    else if (pattern.type === 'AssignmentPattern') name(pattern.left, value, key)
    else if (pattern.type === 'ObjectPattern')
      for (const property of pattern.properties)
        if (property.type === 'Property') {
          const inner = keyOf(property) ?? ''
          // Of members of members the first one tells.
          name(property.value, value.includes('.') ? value : `${value}.${inner}`, key || inner)
        } else name(property.argument, value, key)
  }

  function look(inner: Node): void {
    const name = module.uses.get(inner)
    if (name) note(inner, name)
    for (const child of childrenOf(inner)) look(child)
  }

  function note(identifier: Node, name: Name): void {
    const own = given.get(name)
    if (own) {
      const member = own.value.includes('.') ? null : memberOf(identifier)
      values.set(member ? `${own.value}.${member}` : own.value, member ?? own.shown)
    } else if (!name.isTop && !isWithin(name)) values.set(name.name, name.name)
  }

  function memberOf(identifier: Node): string | null {
    const parent = module.parents.get(identifier)
    if (parent?.type !== 'MemberExpression' || parent.object !== identifier) return null
    const above = module.parents.get(parent)
    // A method tells of the whole.
    if (above?.type === 'CallExpression' && above.callee === parent) return null
    return keyOf({ key: parent.property, computed: parent.computed })
  }

  /** Whether a name is declared within the text itself. */
  function isWithin(name: Name): boolean {
    const [declared] = [...module.declared].find(([, one]) => one === name) ?? []
    return declared !== undefined && declared.start >= node.start && declared.end <= node.end
  }
}
