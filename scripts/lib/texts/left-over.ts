import { declaredAs, isWrapper, type Module, type Name, type Node } from './modules.ts'
import { placed } from './placed.ts'
import { keyOf, membersOf, textCall } from './text-calls.ts'

/** Words that have a name, or a member of them. */
type Words = {
  readonly module: Module
  readonly path: string
  readonly at: Node
  readonly members: ReadonlyMap<string, Words>
  /** Of `inEach`, which are taken by a language first: the words behind that. */
  readonly behindLanguage?: Words
  isText: boolean
  isUsed: boolean
}

/**
 * The members of words that nothing says. What is passed on whole, or taken by a computed name, counts as used with all that is in it.
 * @returns a line each, with its place
 */
export function leftOver(modules: ReadonlyMap<string, Module>): string[] {
  /** What a name may stand for: several words where it is one of them by a computed name. Who imports it has the same set. */
  const known = new Map<Name, Set<Words>>()
  const declared = [...modules.values()].flatMap((module) =>
    [...module.declared.values()].map((name) => ({ module, name })),
  )
  const uses = [...modules.values()].flatMap((module) =>
    [...module.uses].map(([node, name]) => ({ module, node, name })),
  )
  const all = new Set(declared.flatMap(({ module, name }) => [...wordsBehind(module, name)]))
  // Words may be given another name, and that one another.
  for (let count = -1; count !== sizeOf(known); ) {
    count = sizeOf(known)
    for (const { module, node, name } of uses) follow(module, node, [...wordsBehind(module, name)])
  }
  const left = new Set([...all].flatMap(unusedIn))
  return [...left].map(({ module, at, path }) => placed(module, at, `nothing says ${path}`))

  function wordsBehind(module: Module, name: Name): Set<Words> {
    const before = known.get(name)
    if (before) return before
    if (name.imported?.name === '*') markAllOf(name.imported.file)
    const origin = name.imported && declaredAs(modules, name.imported)
    const found = origin ? wordsBehind(origin.module, origin.name) : new Set<Words>()
    known.set(name, found)
    const init = name.declarator?.init
    const words = init && wordsIn(module, init, name.name)
    if (words) found.add(words)
    return found
  }

  /** Which of the names of a module are taken there is not followed. */
  function markAllOf(file: string): void {
    const module = modules.get(file)
    for (const name of module?.exports.keys() ?? []) {
      const origin = declaredAs(modules, { file, name })
      if (origin) for (const words of wordsBehind(origin.module, origin.name)) markUsed(words)
    }
  }

  /** The words that a constant or a member is given, null where it is given something else. */
  function wordsIn(module: Module, given: Node, path: string): Words | null {
    if (isWrapper(given)) return wordsIn(module, given.expression, path)
    const words = { module, path, at: given, members: new Map(), isText: false, isUsed: false }
    const call = textCall(given)
    if (call) {
      const inner = wordsIn(module, call.english, path) ?? namedIn(module, call.english) ?? words
      makeText(inner)
      return call.by === 'inEach' ? { ...words, behindLanguage: inner } : inner
    }
    if (given.type !== 'ObjectExpression') return null
    const members = [...membersOf(given)].map(([name, { value }]) => {
      const inner = `${path}.${name}`
      return [name, wordsIn(module, value, inner) ?? { ...words, path: inner, at: value }] as const
    })
    const isGroup = members.some(([, { isText }]) => isText)
    // Beside texts in both languages stand some that our people alone read.
    for (const [, member] of members) if (isGroup && isTextAlone(member.at)) member.isText = true
    return { ...words, members: new Map(members) }
  }

  /** Words that have a name already. */
  function namedIn(module: Module, given: Node): Words | null {
    const name = module.uses.get(given)
    const [words = null] = name ? wordsBehind(module, name) : []
    return words
  }

  /** Goes from words up to what is taken of them there. */
  function follow(module: Module, node: Node, words: readonly Words[]): void {
    const parent = module.parents.get(node)
    if (!parent || words.length === 0) return
    if (isWrapper(parent)) follow(module, parent, words)
    else if (parent.type === 'MemberExpression' && parent.object === node) {
      const key = keyOf({ key: parent.property, computed: parent.computed })
      follow(
        module,
        parent,
        words.flatMap((one) => taken(one, key)),
      )
    } else if (parent.type === 'VariableDeclarator' && parent.init === node) nameAs(module, parent.id, words)
    // They are the words of the call, which has a name itself.
    else if (textCall(parent)?.english !== node) words.forEach(markUsed)
  }

  /** Gives words the names of a pattern. */
  function nameAs(module: Module, pattern: Node, words: readonly Words[]): void {
    const name = module.declared.get(pattern)
    if (name) for (const one of words) wordsBehind(module, name).add(one)
    else if (pattern.type === 'ObjectPattern')
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') words.forEach(markUsed)
        else
          nameAs(
            module,
            property.value,
            words.flatMap((one) => taken(one, keyOf(property))),
          )
      }
    else words.forEach(markUsed)
  }
}

function isTextAlone(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
}

/** The member of a name, all where the name is computed. */
function taken(words: Words, key: string | null): Words[] {
  if (words.behindLanguage) return [words.behindLanguage]
  if (words.members.size === 0) markUsed(words)
  if (key === null) return [...words.members.values()]
  const member = words.members.get(key)
  return member ? [member] : []
}

function markUsed(words: Words): void {
  if (words.isUsed) return
  words.isUsed = true
  for (const inner of innerOf(words)) markUsed(inner)
}

function makeText(words: Words): void {
  words.isText = true
  for (const inner of innerOf(words)) makeText(inner)
}

function innerOf({ behindLanguage, members }: Words): Words[] {
  return behindLanguage ? [behindLanguage] : [...members.values()]
}

/** The texts that are not used, without what is in them. */
function unusedIn(words: Words): Words[] {
  if (words.isUsed) return []
  const inner = innerOf(words)
  return inner.length > 0 ? inner.flatMap(unusedIn) : words.isText ? [words] : []
}

function sizeOf(known: ReadonlyMap<Name, ReadonlySet<Words>>): number {
  return [...new Set(known.values())].reduce((sum, { size }) => sum + size, 0)
}
