import { expect, it } from 'vitest'
import { inLanguage } from './localised-words.ts'

const module = `
const name = localised('Home', 'முகப்பு')
export const words = localised<Record<string, unknown>>(
  { count: (n: number) => \`\${n} books\`, title: <b>{name}</b> },
  { count: (n: number) => \`\${n} நூல்கள்\`, title: <b>{localised('in', 'உள்')}</b> },
)
`

it('keeps the words of one language', () => {
  expect(inLanguage(module, 'en')).toBe(`
const name = ('Home')
export const words = ({ count: (n: number) => \`\${n} books\`, title: <b>{name}</b> })
`)
})

it('keeps those within others, behind letters of any length', () => {
  expect(inLanguage(module, 'ta')).toBe(`
const name = ('முகப்பு')
export const words = ({ count: (n: number) => \`\${n} நூல்கள்\`, title: <b>{('உள்')}</b> })
`)
})

it('puts the members of an object of which nothing else is used where they are used', () => {
  const code = `const words = localised({ a: 'A', f: (n: number) => n }, { a: 'அ', f: (n: number) => -n })
export const shown = <p title={words.a}>{words.f(1)}</p>`
  expect(inLanguage(code, 'ta')).toBe(`const words$f = (n: number) => -n
export const shown = <p title={'அ'}>{words$f(1)}</p>`)
})

it.each([
  'export const words = WORDS\nwords.a',
  'const words = WORDS\nuse(words)\nwords.a',
  'const words = WORDS\nwords[name]',
  'const words = WORDS\nwords.b',
  'const words = WORDS\nconst { a } = words',
  'const words = WORDS\nconst both = { words }',
  'function f() { const words = WORDS; return words.a }',
])('leaves the object whole in %s', (code) => {
  const whole = inLanguage(code.replace('WORDS', "localised({ a: 'A' }, { a: 'அ' })"), 'en')
  expect(whole).toBe(code.replace('WORDS', "({ a: 'A' })"))
})

it('does so with what the server tells', () => {
  const code = `export const messages = { wrong: inTwoLanguages('Wrong', 'பிழை') }`
  expect(inLanguage(code, 'ta')).toBe(`export const messages = { wrong: ('பிழை') }`)
})

it('leaves the words of one language where their reader has one', () => {
  const code = `export const words = inEach<Words>({ page: 'Page' }, { page: localised('P', 'பக்கம்') })`
  expect(inLanguage(code, 'ta')).toBe(`export const words = /* @__PURE__ */ inEach({ page: ('பக்கம்') })`)
})

it('refuses words in one language alone', () => {
  expect(() => inLanguage(`localised('Home')`, 'ta')).toThrow('both languages')
})
