import { expect, test } from 'vitest'
import { beside } from './beside.ts'
import { leftOut } from './left-out.ts'
import { leftOver } from './left-over.ts'
import { readModules } from './modules.ts'

const modulesOf = (files: Record<string, string>) => readModules(new Map(Object.entries(files)))
const overIn = (files: Record<string, string>) => leftOver(modulesOf(files))
const outIn = (code: string) => leftOut(modulesOf({ 'site/src/a.tsx': code }))

const words = "const words = localised({ a: 'A', b: { c: 'C', d: 'D' } }, { a: 'அ', b: { c: 'க', d: 'ட' } })"
const both = "localised({ a: 'A', b: 'B' }, { a: 'அ', b: 'ப' })"

test.each([
  ['a member and one within', `${words}\nexport const shown = <p>{words.b.c}</p>`, ['words.a', 'words.b.d']],
  ['what is left when some are named', `${words}\nconst { a, b: { d } } = words\nuse(a, d)`, ['words.b.c']],
  [
    'what another name for them does not say',
    `${words}\nconst said = words.b\nuse(words.a, said.c)`,
    ['words.b.d'],
  ],
  [
    'one of several',
    `${words.replace('} }, {', '} } as const, {')}\nuse(words['a'], words.b!.c)`,
    ['words.b.d'],
  ],
  [
    'those of each language',
    "const words = inEach<Words>({ a: 'A', b: 'B' }, { a: 'அ', b: 'ப' })\nconst { a } = words[language]\nuse(a, words.ta.a)",
    ['words.b'],
  ],
  [
    'messages of a group',
    "export const messages = { a: inTwoLanguages('A', 'அ'), n: { b: inTwoLanguages('B', 'ப') }, plain: 'P', most: 5 } as const\nuse(messages.a)",
    ['messages.n.b', 'messages.plain'],
  ],
  [
    'words that have names by themselves',
    "const english = { a: 'A', b: 'B' }\nconst tamil = { a: 'அ', b: 'ப' }\nconst words = inEach(english, tamil)\nuse(words[language].a)",
    ['english.b'],
  ],
  [
    'nothing of a name that is another’s',
    `const words = ${both}\nfunction f(words: Other) { return words.b }\nuse(words.a)`,
    ['words.b'],
  ],
])('finds %s', (_, code, left) => {
  expect(overIn({ 'site/src/b.tsx': code }).map((line) => line.replace(/^.*says /, ''))).toEqual(left)
})

test.each([
  'use(words[kind])',
  'const { [kind]: one } = words\nuse(one)',
  'use(words)',
  'const all = { ...words }',
  'const { a, ...rest } = words',
  'Object.values(words)',
  'export const part = <Part words={words} />',
  'export function wordsOf() { return words }',
])('takes for used what is taken whole or by a computed name: %s', (use) => {
  expect(overIn({ 'site/src/b.tsx': `const words = ${both}\n${use}` })).toEqual([])
})

test('a member that is computed within another counts for that one alone', () => {
  const code = "const words = localised({ a: { x: 'X' }, b: { y: 'Y' } }, TAMIL)\nuse(words.a[kind])"
  expect(overIn({ 'site/src/b.tsx': code })).toEqual(['site/src/b.tsx:1: nothing says words.b.y'])
})

test('follows words to where they are imported, under whatever name', () => {
  const files = {
    'contract/src/words.ts': `export const words = ${both}`,
    'contract/src/more.ts': "export { words as said } from './words.ts'",
    'site/src/b.tsx': "import { said as texts } from '@panai/contract/more'\nuse(texts.b)",
  }
  expect(overIn(files)).toEqual(['contract/src/words.ts:1: nothing says words.a'])
  expect(
    overIn({ ...files, 'server/src/c.ts': "import * as all from '@panai/contract/words'\nuse(all.words.a)" }),
  ).toEqual([])
})

test.each([
  ['a figure', 'localised((n: number) => n + " books", () => "நூல்கள்")', 'n'],
  ['a member of it', 'inEach((f: F) => f.a + " of " + f.b, ({ a }: F) => "" + a)', 'b'],
  ['one under another name', 'inEach(({ a: one, b }: F) => one + b, ({ b }: F) => "" + b)', 'a'],
  ['one that stands round it', 'const f = (n: number) => localised(n + " books", "நூல்கள்")', 'n'],
  ['one within others', 'localised({ a: { f: (n: number) => "" + n } }, { a: { f: () => "" } })', 'n'],
  ['one of a list', 'localised([(n: number) => "" + n], [() => ""])', 'n'],
  [
    'one of a constant',
    'const en = { f: (n: number) => "" + n }\nconst ta = { f: () => "" }\ninEach(en, ta)',
    'n',
  ],
])('finds that Tamil leaves out %s', (_, code, name) => {
  expect(outIn(code).map((line) => line.replace(/^.*nothing of /, ''))).toEqual([name])
})

test.each([
  'localised((n: number) => n + " books", (count: number) => count + " நூல்கள்")',
  'inEach((f: F) => f.a + " of " + f.b, ({ b, a: one }: F) => one + "/" + b)',
  'inEach((f: F) => "" + f.a, (f: F) => told(f))',
  'inEach((at: Date) => at.toISOString(), (at: Date) => words(at))',
  'localised((n: number, unused: string) => "" + n, (n: number) => "" + n)',
  `localised((n: number) => \`\${n} books\`, (count: number) => \`\${count} நூல்கள்\`)`,
  'localised(() => { const n = 1; return "" + n }, () => "")',
  'const house = "H"\nlocalised("At " + house, "பனை")',
  'const f = (message: string) => localised(message, words.saved)',
  'const f = (n: number) => localised<ReactNode>(<Help n={n} />, null)',
  'localised((n: number) => n + " books",\n// Without `n`: one word for one and for many.\n() => "நூல்கள்")',
  'localised({ f: (n: number) => "" + n }, {\n// Without `n`: for the sake of it.\nf: () => "" })',
])('finds nothing left out in %s', (code) => {
  expect(outIn(code)).toEqual([])
})

test('finds words that stand beside each other in a record of their own', () => {
  const found = (code: string) => beside(modulesOf({ 'server/src/a.ts': code }))
  expect(found("const words = { en: 'Page', ta: 'பக்கம்' }")).toEqual([
    'server/src/a.ts:1: words in both languages without `inEach`',
  ])
  expect(found('const words = { en: english, ta: tamil }')).toHaveLength(1)
  expect(found("const folders = { en: '/downloads', ta: '/downloads/ta' }")).toEqual([])
  expect(found("const words = { en: 'Page', ta: 'பக்கம்', hi: 'पृष्ठ' }")).toEqual([])
  expect(found("localised({ en: 'PDF' }, { en: 'ஆங்கிலத்தில்', ta: 'தமிழில்' })")).toEqual([])
})
