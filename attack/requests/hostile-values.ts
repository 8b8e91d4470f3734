import fc from 'fast-check'

/** What an attacker would write: each has broken some program. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff\ud800y',
  '\uffff\ufeff\u202e',
  '\u0000\u0001\u001f\u007f',
  "'",
  "' or '1'='1",
  "'; drop table accounts; --",
  "1' and (select pg_sleep(20)) is null --",
  "\\'; select pg_sleep(20) --",
  '%',
  '%_\\',
  '\\N',
  '\\',
  '$1',
  '$$',
  '{{7*7}}',
  '$\u007b7*7}',
  '<%= 7*7 %>',
  '#{7*7}',
  '=HYPERLINK("http://evil.example","x")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '../../../../etc/passwd',
  '..\\..\\..\\secret-key',
  '/etc/passwd\0.png',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  'javascript:ran()',
  '<script>ran()</script>',
  '"><img src=x onerror=ran()>',
  ']]><!--',
  '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
  'a\r\nSet-Cookie: x=1',
  'a@b.example\nBcc: c@d.example',
  '0000-01-01',
  '0000-00-00',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '2024-02-30',
  '0000-01',
  '9999-12',
  '1970-01-01T00:00:00Z',
  '0',
  '-1',
  '1e309',
  '1e9',
  '0x10',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999999',
  'NaN',
  'null',
  'true',
  '[]',
  '__proto__',
  'constructor',
  'toString',
  '(a+)+$',
  `${'a'.repeat(5_000)}!`,
  'அ'.repeat(2_000),
  '👩‍👩‍👧‍👦'.repeat(400),
  '\u0b95\u0bbf'.repeat(3_000),
  `${'\u0301'.repeat(3_000)}`,
  'x'.repeat(60_000),
]

const numbers = [
  0,
  -0,
  -1,
  1,
  0.1,
  0.005,
  -0.01,
  1e-320,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  9.223372036854776e18,
  1e21,
  1.7976931348623157e308,
]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
)

/** Something of any type, where another was asked for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...numbers, null, true, false, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 10, max: 3_000 }).map(nested) },
  { weight: 1, arbitrary: fc.constantFrom(1_000, 20_000).map((count) => Array(count).fill(0)) },
)

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** A body that is no JSON, or more than that. */
export const hostileBody: fc.Arbitrary<Buffer> = fc.oneof(
  fc
    .constantFrom(
      ...[
        '',
        '{',
        'null',
        '[]',
        '"x"',
        '1e400',
        '{"a":1,"a":2}',
        '{"__proto__":{"role":"admin"}}',
        '\ufeff{}',
      ],
      '{"name":"\\ud800","email":"\\u0000"}',
      '{"constructor":{"prototype":{"role":"admin"}}}',
      `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
      `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
      `{${'"a":1,'.repeat(8_000)}"b":2}`,
      `{"version":${'9'.repeat(20_000)}}`,
      `"${'x'.repeat(70_000)}"`,
      '{"a":1}{"b":2}',
      '{a:1}',
      "{'a':1}",
      'a=1&b=2',
      '<?xml version="1.0"?><x/>',
    )
    .map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(Buffer.from('{"name":"\ud800"}', 'utf16le')),
  fc.constant(
    Buffer.concat([
      Buffer.from('{"name":"'),
      Buffer.of(0xff, 0xc0, 0xaf, 0xed, 0xa0, 0x80),
      Buffer.from('"}'),
    ]),
  ),
)
