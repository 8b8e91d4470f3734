import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attachmentHeader } from '../http/attachment-header.ts'
import { savedName } from './saved-name.ts'

const nameOf = (called: string) => savedName(called, 'pdf', { otherwise: 'manuscript' })

test.each([
  ['பனை ஓலை', 'பனை ஓலை.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['a\r\nSet-Cookie: x', 'a Set-Cookie x.pdf'],
  ['"quoted"', 'quoted.pdf'],
  ['the "other" one', 'the other one.pdf'],
  ['...', 'manuscript.pdf'],
  ['\u200b\u00ad\u200d', 'manuscript.pdf'],
  ['\u202egnp.exe', 'gnp.exe.pdf'],
  ['கல்\u200bவெட்டு\u2069', 'கல்வெட்டு.pdf'],
  ['Ponni\u00adyin Sel\u00advan', 'Ponniyin Selvan.pdf'],
  ['லக்\u200cஷ்மி', 'லக்\u200cஷ்மி.pdf'],
  ['മലര്\u200d', 'മലര്\u200d.pdf'],
  ['നന്\u200dമ', 'നന്\u200dമ.pdf'],
  ['👨\u200d🌾 ❤\ufe0f', '👨\u200d🌾 ❤\ufe0f.pdf'],
  ['ப\u0bc6\u0bbeன்'.normalize('NFD'), 'ப\u0bcaன்.pdf'],
  ['x'.repeat(500), `${'x'.repeat(80)}.pdf`],
])('%j is saved as %j', (title, name) => {
  expect(nameOf(title)).toBe(name)
})

test('whatever the title, the header is one line of ASCII that a client can read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = savedName(text, 'docx', { otherwise: 'file' })
      expect(name).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/)
      expect(name).toBe(name.normalize('NFC'))
      const header = attachmentHeader(name, 'file')
      const [, plain, encoded] =
        /^attachment; filename="([ -~]*)"; filename\*=UTF-8''([\w.!#$&+^`|~%-]+)$/.exec(header) ?? []
      expect(plain).toMatch(/^[^"\\]*[^."\\][^"\\]*\.docx$/)
      expect(decodeURIComponent(encoded ?? '')).toBe(name)
    }),
  )
})

test('where no letter of the name is plain, old programs are told what the file is', () => {
  expect(attachmentHeader('விற்பனை.csv', 'sales-file')).toContain('filename="sales-file.csv"')
})
