import type { Block } from '@panai/contract/manuscripts/book-document'
import { expect, test } from 'vitest'
import { base, chapter, line, paragraph, run } from '../../../test/a-book-text.ts'
import { sampleToHtml } from './sample-to-html.ts'

const around = { language: 'ta', pictures: new Map() } as const
const htmlOf = (blocks: Block[], title = 'கிணறு') =>
  sampleToHtml({ sections: [chapter(title, blocks)], footnotes: [] }, around)
const heading = (level: 1 | 2): Block => ({ ...base, kind: 'heading', level, inlines: [run('தலை')] })

test('what an author has written is text, and leads nowhere but to the web', () => {
  const html = htmlOf([
    paragraph('<script>alert(1)</script> & "x"', run('தீயது', { href: 'javascript:alert(1)' })),
    paragraph(run('இணையம்', { href: 'https://example.com/?a=1&b="2"' })),
  ])
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;')
  expect(html).toContain('<a href="https://example.com/?a=1&amp;b=%222%22" rel="nofollow">இணையம்</a>')
  expect(html).not.toMatch(/javascript|<script/)
})

test('headings go on from the title of the book, and leave no level out', () => {
  expect(htmlOf([heading(1), heading(2), heading(1)]).match(/<h\d/g)).toEqual(['<h2', '<h3', '<h4', '<h3'])
  expect(htmlOf([heading(2)], '').match(/<h\d/g)).toEqual(['<h2'])
})

test('a footnote is at the end of the page, and its mark and it lead to each other', () => {
  const html = sampleToHtml(
    {
      sections: [chapter('கிணறு', [paragraph('சொல்', { footnote: 7 }, ' மேலும்', { footnote: 8 })])],
      footnotes: [
        { number: 7, inlines: [run('பொருள்')] },
        { number: 8, inlines: [] },
      ],
    },
    around,
  )
  expect(html).toContain('<a id="mark-1" href="#note-1" role="doc-noteref">1</a>')
  expect(html).toMatch(/<li id="note-1">பொருள் <a role="doc-backlink" href="#mark-1"/)
  expect(html.match(/<li/g)).toHaveLength(1)
})

test('a picture is shown as it is stored, and one that is not there with its caption alone', () => {
  const picture: Block = {
    ...base,
    kind: 'picture',
    number: 3,
    description: 'ஒரு "கிணறு"',
    caption: [run('ஊர்க் கிணறு')],
  }
  const stored = { path: 'pictures/0123456789abcdef.webp', width: 700, height: 300, placeholder: '#fff' }
  const page = { sections: [chapter('', [picture])], footnotes: [] }
  const html = sampleToHtml(page, { language: 'ta', pictures: new Map([[3, stored]]) })
  expect(html).toContain('src="/storage/pictures/0123456789abcdef-640.webp" alt="ஒரு &quot;கிணறு&quot;"')
  expect(html).toContain('width="700" height="300"')
  expect(html).toContain('<figcaption>ஊர்க் கிணறு</figcaption>')
  expect(sampleToHtml(page, around)).not.toContain('<img')
  expect(sampleToHtml(page, around)).toContain('ஊர்க் கிணறு')
})

test('verse, lists, tables and breaks keep their form; words of another script say their language', () => {
  const html = htmlOf([
    { ...base, kind: 'verse', inlines: [run('முதல்'), { lineBreak: true }, run('இரண்டு')] },
    { ...base, kind: 'list', isOrdered: true, first: 3, items: [[run('மூன்று')]] },
    { ...base, kind: 'table', rows: [[[line('அ')], [line('ஆ')]]] },
    { ...base, kind: 'sceneBreak' },
    paragraph('English'),
  ])
  expect(html).toContain('<div class="verse"><p>முதல்<br/>இரண்டு</p></div>')
  expect(html).toContain('<ol start="3"><li>மூன்று</li></ol>')
  expect(html).toContain('<table tabindex="0">')
  expect(html).toContain('<td>அ</td><td>ஆ</td>')
  expect(html).toContain('<hr/>')
  expect(html).toContain('<span lang="en" xml:lang="en">English</span>')
  expect(html).not.toContain('epub:')
})
