import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prose } from '../../../../demo/src/manuscripts/texts.ts'
import { BREAK_POINT, withBreakPoints } from './break-points.ts'

const shown = (text: string) => withBreakPoints(text).replaceAll(BREAK_POINT, '|')

test.each([
  ['அம்மா வந்தாள்', 'அம்மா வந்|தாள்'],
  ['கொண்டிருந்தது', 'கொண்|டி|ருந்|தது'],
  ['எழுத்தெல்லாம்', 'எழுத்|தெல்|லாம்'],
  ['பரீக்ஷைகளில்', 'பரீ|க்ஷை|க|ளில்'],
  ['விஜயஸ்ரீயின்', 'விஜ|ய|ஸ்ரீ|யின்'],
  ['1554இல் PDFகளிலிருந்து', '1554இல் PDFகளி|லி|ருந்து'],
  ['विश्वविद्यालय incomprehensibilities', 'विश्वविद्यालय incomprehensibilities'],
  ['സ്വാതന്ത്ര്യത്തിന്റെ', 'സ്വാത|ന്ത്ര്യ|ത്തിന്റെ'],
  ['അവർകൾക്കായി', 'അവർ|കൾ|ക്കായി'],
  ['మాట్లాడుతున్నారు', 'మాట్లా|డు|తు|న్నారు'],
  ['ವಿಶ್ವವಿದ್ಯಾಲಯದಲ್ಲಿ', 'ವಿಶ್ವ|ವಿ|ದ್ಯಾ|ಲ|ಯ|ದಲ್ಲಿ'],
])('“%s” may end a line at %s', (text, wanted) => {
  expect(shown(text)).toBe(wanted)
})

test('whatever is written stays as it was, and a line begins with a letter, never with a sign or one without a vowel', () => {
  const piece = fc.constantFrom(...prose.join('').normalize('NFD'), ...'മലയാളം്ർൽతెలుగు్ಕನ್ನಡ\u200c\u200dab 1-')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('')
      const broken = withBreakPoints(text)
      expect(broken.replaceAll(BREAK_POINT, '')).toBe(text)
      for (const next of broken.split(BREAK_POINT).slice(1)) {
        expect(next).toMatch(/^\p{L}/u)
        expect(next).not.toMatch(/^.[\u0bcd\u0d4d\u0c4d\u0ccd](?![\p{L}\p{M}\u200c\u200d])/u)
      }
    }),
  )
})
