import { expect, test } from 'vitest'
import { firstLetter } from './first-letter.ts'

test.each([
  ['meena', 'M'],
  [' Ravi ', 'R'],
  ['மீனா', 'மீ'],
  ['ஸ்ரீமதி', 'ஸ்ரீ'],
  ['க்ஷேமா', 'க்ஷே'],
  ['e\u0301lan', 'É'],
  ['प्रेमचंद', 'प्रे'],
  ['élan', 'É'],
  ['', 'U'],
  ['  ', 'U'],
])('"%s" is shown as %s', (name, letter) => expect(firstLetter(name)).toBe(letter))
