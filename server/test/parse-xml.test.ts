import { expect, test } from 'vitest'
import { parseXml, textOf } from './parse-xml.ts'

test('what is well-formed is read', () => {
  const root = parseXml(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a x="1 &lt; 2"><b>த &amp; &#39;</b><c/></a>'.replace(
      '&#39;',
      '&apos;',
    ),
  )
  expect(root.attributes).toEqual({ x: '1 < 2' })
  expect(textOf(root, 'b')).toBe("த & '")
})

test.each([
  '<a>',
  '<a></b>',
  '<a>&</a>',
  '<a>&nbsp;</a>',
  '<a x=1/>',
  '<a x="<"/>',
  '<a/><b/>',
  '<a>\u0001</a>',
  'a',
  '',
  '<a x="1" x="2"/>',
])('%j is not', (text) => {
  expect(() => parseXml(text)).toThrow(SyntaxError)
})
