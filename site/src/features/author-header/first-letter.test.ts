import { expect, test } from 'vitest'
import { firstLetter } from '../author-header/first-letter.ts'

test.each([
  ['meena', 'M'],
  [' Ravi ', 'R'],
  ['மீனா', 'மீ'],
  ['élan', 'É'],
  ['', 'U'],
  ['  ', 'U'],
])('"%s" is shown as %s', (name, letter) => expect(firstLetter(name)).toBe(letter))
