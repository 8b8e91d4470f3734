import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attachmentHeader, manuscriptName } from './manuscript-name.ts'

test.each([
  ['பனை ஓலை', 'பனை ஓலை.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['a\r\nSet-Cookie: x', 'a Set-Cookie x.pdf'],
  ['"quoted"', 'quoted.pdf'],
  ['...', 'manuscript.pdf'],
  ['\u202egnp.exe', 'gnp.exe.pdf'],
  ['x'.repeat(500), `${'x'.repeat(80)}.pdf`],
])('%j is saved as %j', (title, name) => {
  expect(manuscriptName(title, 'pdf')).toBe(name)
})

test('whatever the title, the header is one line of ASCII that a client can read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = manuscriptName(text.toWellFormed(), 'docx')
      const header = attachmentHeader(name)
      const [, plain, encoded] =
        /^attachment; filename="([ -~]*)"; filename\*=UTF-8''([\w.!#$&+^`|~%-]+)$/.exec(header) ?? []
      expect(plain).toMatch(/^[^"\\]*[^."\\][^"\\]*\.docx$/)
      expect(decodeURIComponent(encoded ?? '')).toBe(name)
    }),
  )
})
