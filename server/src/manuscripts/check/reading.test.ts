import { expect, test } from 'vitest'
import { countWords } from './reading.ts'

test.each([
  ['சொற்\u00adபொழிவு', 1],
  ['க்\u200cஷேத்திரம்', 1],
  ['ரூ. 12,34,567.50 தந்தாள்', 3],
  ['3.14, 2.72', 2],
  ['don’t stop — well-made', 3],
  ['ஒன்று,இரண்டு', 2],
  ['“…” — * * *', 0],
])('%j has %i words', (text, count) => expect(countWords(text)).toBe(count))
