import { type Xml, xml } from '../../formats/xml/xml.ts'
import { houseWords } from '../interior/interior-words.ts'
import { plainText } from '../plain-text.ts'
import type { EbookRecord } from './ebook-record.ts'
import { ebookWords } from './ebook-words.ts'
import { page, worded } from './page.ts'
import type { TextFile } from './sections.ts'

/** The contents, which are a page of the book and what a reader's own list of contents is made of. */
export function navigation(record: EbookRecord, texts: readonly TextFile[]): Xml {
  const { language } = record
  const { contents } = houseWords(language)
  const { start, titlePage } = ebookWords[language === 'ta' ? 'ta' : 'en']
  const listed = texts.filter(({ title }) => title !== null)
  const [first] = texts
  // A book without any heading is one piece, which is called as itself.
  const whole = { file: first?.file ?? 'title-page.xhtml', title: plainText(record.title) }
  const lines = listed.length === 0 ? [whole] : listed
  const begin = texts.find(({ kind }) => kind === 'chapter') ?? first
  const body = xml`<nav epub:type="toc" role="doc-toc" id="contents" aria-labelledby="title">
<h1 id="title">${contents}</h1>
<ol>
${lines.map(({ file, title }) => xml`<li><a href="${file}">${worded(title ?? '', language)}</a></li>\n`)}</ol>
</nav>
<nav epub:type="landmarks" hidden="hidden">
<ol>
<li><a epub:type="titlepage" href="title-page.xhtml">${titlePage}</a></li>
<li><a epub:type="toc" href="#contents">${contents}</a></li>
${begin ? xml`<li><a epub:type="bodymatter" href="${begin.file}">${start}</a></li>\n` : null}</ol>
</nav>`
  return page({ language, title: contents, part: 'frontmatter', body })
}
