import { type Xml, xml } from '../../formats/xml/xml.ts'
import { houseWords } from '../interior/interior-words.ts'
import { plainText } from '../plain-text.ts'
import type { EbookRecord } from './ebook-record.ts'
import { ebookWords } from './ebook-words.ts'
import { languageIn, page, worded } from './page.ts'
import { type PageBreaks, pageBreaks } from './page-breaks.ts'
import type { TextFile } from './sections.ts'

export const CONTENTS = 'contents.xhtml'

type Parts = {
  /** What the house makes, which stands before the contents. */
  own: readonly TextFile[]
  texts: readonly TextFile[]
  breaks: PageBreaks
}

/** The contents, which are a page of the book and what a reader's own lists of contents and of pages are made of. */
export function navigation(record: EbookRecord, { own, texts, breaks }: Parts): Xml {
  const { language } = record
  const { contents } = houseWords(language)
  const { start, titlePage, coverTitle, landmarks } = ebookWords[language === 'ta' ? 'ta' : 'en']
  const listed = texts.filter(({ title }) => title !== null)
  const [first] = texts
  // A book without any heading is one piece, which is called as itself.
  const whole = { file: first?.file ?? 'title-page.xhtml', title: plainText(record.title) }
  const lines = listed.length === 0 ? [whole] : listed
  const begin = texts.find(({ kind }) => kind === 'chapter') ?? first
  const cover = own.find(({ kind }) => kind === 'cover')
  const body = xml`${pageBreaks(breaks.of('contents'))}<nav epub:type="toc" role="doc-toc" id="contents" aria-labelledby="title">
<h1 id="title">${worded(contents, language)}</h1>
<ol>
${lines.map(({ file, title }) => xml`<li><a href="${file}">${worded(title ?? '', language)}</a></li>\n`)}</ol>
</nav>
${pageList(record, { own, texts, breaks })}<nav epub:type="landmarks" aria-label="${landmarks}"${languageIn(landmarks, language)} hidden="hidden">
<ol>
${cover ? xml`<li><a epub:type="cover" href="${cover.file}">${coverTitle}</a></li>\n` : null}<li><a epub:type="titlepage" href="title-page.xhtml">${titlePage}</a></li>
<li><a epub:type="toc" href="#contents">${contents}</a></li>
${begin ? xml`<li><a epub:type="bodymatter" href="${begin.file}">${start}</a></li>\n` : null}</ol>
</nav>`
  return page({ language, title: contents, part: 'frontmatter', body })
}

/** By which a reader goes to a page of the printed book; null: it is not known where they begin. */
function pageList({ language }: EbookRecord, { own, texts, breaks }: Parts): Xml | null {
  const here = { file: CONTENTS, pages: breaks.of('contents').map(({ page }) => page) }
  const pages = [...own, here, ...texts].flatMap(({ file, pages }) =>
    pages.map((number) => ({ file, number })),
  )
  if (pages.length === 0) return null
  const words = ebookWords[language === 'ta' ? 'ta' : 'en'].pages
  return xml`<nav epub:type="page-list" role="doc-pagelist" aria-label="${words}"${languageIn(words, language)} hidden="hidden">
<ol>
${pages.map(({ file, number }) => xml`<li><a href="${file}#page-${number}">${number}</a></li>\n`)}</ol>
</nav>
`
}
