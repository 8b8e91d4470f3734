import { expect, test } from 'vitest'
import { readModules } from './modules.ts'
import { piecesOf, withoutTexts } from './pieces.ts'
import { englishAlone, saidInEnglish } from './said-in-english.ts'

const code = `
const path = '/contact'
const words = localised(
  { title: 'Write to us', more: (n) => \`In \${n} days or \${inTwoLanguages('less', 'குறைவாக')}\`, who: <b> Panai,
    Madurai</b>, brand: 'UPI' },
  { title: 'எழுதுங்கள்', more: (n) => \`\${n} நாள்களில்\`, who: <b>பனை</b>, brand: 'by UPI' },
)`
const modules = readModules(new Map([['site/src/a.tsx', code]]))

test('reads the pieces of a text as a browser has them, without the words of the other language', () => {
  expect(englishAlone(modules).map(({ text }) => text)).toEqual([
    'Write to us',
    'In ',
    ' days or ',
    'less',
    'Panai, Madurai',
    'less',
  ])
  const [module] = modules.values()
  expect(module && saidInEnglish(module)).toContain('/contact')
  expect(module && saidInEnglish(module).join(' ')).not.toMatch(/\p{Script=Tamil}/u)
  expect(module && piecesOf(module.program).join(' ')).toMatch(/\p{Script=Tamil}/u)
})

test('a script without texts keeps all that it does', () => {
  expect(withoutTexts('a.js', `import{a}from"./b.js";x(\`A \${a} b\`,"c",{"d e":1},/f/)`)).toBe(
    `import{a}from"";x(\`\${a}\`,"",{"":1},/f/)`,
  )
})
