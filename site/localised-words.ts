import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/**
 * Puts the words of one language in place of every `localised(english, tamil)` and `inTwoLanguages(english, tamil)`, and leaves those alone in
 * `inEach(english, tamil)`, so that what is built in one language carries nothing of the other. Without it, as in development, they are English.
 */
export function localisedWords(language: InterfaceLanguage): Plugin {
  return {
    name: 'localised-words',
    enforce: 'pre',
    apply: 'build',
    sharedDuringBuild: true,
    transform: {
      filter: {
        id: { include: /\.tsx?(\?|$)/, exclude: /node_modules|\/(localised|in-two-languages|in-each)\.ts$/ },
        code: /\b(localised|inTwoLanguages|inEach)[(<]/,
      },
      handler: (code) => ({ code: inLanguage(code, language), map: null }),
    },
  }
}

type Place = { readonly start: number; readonly end: number }
type Member = Place & { readonly isText: boolean }
type Edit = Place & { readonly text: () => string }

/**
 * A module's text with the words of one language alone. Where a module uses but the members of an object of words, those stand in its
 * place: texts where they are used, the rest as a constant each. What minifies the code never looks into an object.
 */
export function inLanguage(code: string, language: InterfaceLanguage): string {
  const edits: Edit[] = []
  const { program } = parseSync('module.tsx', code, { lang: 'tsx' })
  const named = namedIn(program)
  new Visitor({
    VariableDeclarator(declarator) {
      const words = declarator.init?.type === 'CallExpression' ? chosenOf(declarator.init, language) : null
      const { id } = declarator
      if (words?.type !== 'ObjectExpression' || id.type !== 'Identifier' || !isTop(declarator, program))
        return
      const members = membersOf(words)
      const uses = named.uses.get(id.name) ?? []
      if (!members || named.count.get(id.name) !== uses.length + 1) return
      if (!uses.every(({ name }) => members.has(name))) return
      const constants = [...members].filter(([, { isText }]) => !isText)
      const declared = () =>
        constants.map(([name, value]) => `${id.name}$${name} = ${textOf(value)}`).join(', ')
      // Nobody uses the constant that is left, and so it goes.
      edits.push({ ...placeOf(declarator), text: constants.length > 0 ? declared : () => `${id.name} = 0` })
      for (const { name, ...place } of uses) {
        const value = members.get(name)
        edits.push({ ...place, text: () => (value?.isText ? textOf(value) : `${id.name}$${name}`) })
      }
    },
    CallExpression(call) {
      const words = chosenOf(call, language)
      if (words) edits.push({ ...placeOf(call), text: () => `(${textOf(words)})` })
      // Of one that is not used nothing is left.
      const own = wordsOf(call, ['inEach'], language)
      if (own) edits.push({ ...placeOf(call), text: () => `/* @__PURE__ */ inEach(${textOf(own)})` })
    },
  }).visit(program)
  edits.sort((one, other) => one.start - other.start || other.end - one.end)
  return textOf({ start: 0, end: code.length })

  /** Calls stand within each other where a sentence has a part that is localised too. */
  function textOf({ start, end }: Place): string {
    let text = ''
    let at = start
    for (const edit of edits) {
      if (edit.start < at || edit.end > end) continue
      text += code.slice(at, edit.start) + edit.text()
      at = edit.end
    }
    return text + code.slice(at, end)
  }
}

/** The words that stand in place of a call, null where none do. */
function chosenOf(call: ESTree.CallExpression, language: InterfaceLanguage) {
  return wordsOf(call, ['localised', 'inTwoLanguages'], language)
}

/** The words of one language of a call, null where it is another function's. */
function wordsOf(
  { callee, arguments: words }: ESTree.CallExpression,
  names: readonly string[],
  language: InterfaceLanguage,
) {
  if (callee.type !== 'Identifier' || !names.includes(callee.name)) return null
  const [english, tamil] = words
  if (!english || !tamil) throw new Error(`${callee.name}() has words in both languages`)
  return language === 'ta' ? tamil : english
}

/** How often each name stands in a module, and where a member of it is taken. */
function namedIn(program: ESTree.Program) {
  const count = new Map<string, number>()
  const uses = new Map<string, (Place & { readonly name: string })[]>()
  new Visitor({
    Identifier({ name }) {
      count.set(name, (count.get(name) ?? 0) + 1)
    },
    MemberExpression({ object, property, computed, start, end }) {
      if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return
      uses.set(object.name, [...(uses.get(object.name) ?? []), { start, end, name: property.name }])
    },
  }).visit(program)
  return { count, uses }
}

/** Whether it is a constant of the module and nobody else's. */
function isTop(declarator: ESTree.VariableDeclarator, { body }: ESTree.Program): boolean {
  return body.some(
    (statement) =>
      statement.type === 'VariableDeclaration' &&
      statement.kind === 'const' &&
      statement.declarations.includes(declarator),
  )
}

/** The values of an object by their names, null where it has others than plain ones. */
function membersOf({ properties }: ESTree.ObjectExpression): Map<string, Member> | null {
  const members = new Map<string, Member>()
  for (const property of properties) {
    if (property.type !== 'Property' || property.method || property.shorthand || property.computed)
      return null
    if (property.key.type !== 'Identifier') return null
    const { value } = property
    members.set(property.key.name, { ...placeOf(value), isText: value.type === 'Literal' })
  }
  return members
}

function placeOf({ start, end }: Place): Place {
  return { start, end }
}
