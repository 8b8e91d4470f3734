import { expect, it } from 'vitest'
import { articleParts } from './article-parts.ts'

const kinds = (content: string) => articleParts(content).map(({ kind }) => kind)

it('tells headings from paragraphs', () => {
  expect(articleParts('It begins.\n\nConsent, twice\n\nFirst line.\nSecond line.')).toEqual([
    { kind: 'paragraph', text: 'It begins.' },
    { kind: 'heading', text: 'Consent, twice' },
    { kind: 'paragraph', text: 'First line.\nSecond line.' },
  ])
})

it('knows Tamil headings, which can end in a vowel sign', () => {
  expect(kinds('விலை எப்படி உருவாகிறது\n\nஒரு நூலின் விலை.')).toEqual(['heading', 'paragraph'])
})

it.each([
  'Ends with a stop.\n\nMore.',
  'Ends with a colon:\n\nMore.',
  '1. A step of a list\n\nMore.',
  `${'A line too long to be a heading '.repeat(4)}\n\nMore.`,
])('takes a paragraph for one: %j', (content) => {
  expect(kinds(content)).toEqual(['paragraph', 'paragraph'])
})

it('leaves the last line a paragraph, and nothing out', () => {
  expect(kinds('With love\r\n\r\nThe editors')).toEqual(['heading', 'paragraph'])
  expect(articleParts(' \n\n ')).toEqual([])
})
