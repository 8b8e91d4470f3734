import { strFromU8 } from 'fflate'
import { fileOf, type OpenEbook } from './open-ebook.ts'

/**
 * A text in columns as wide as the frame, beside each other: each is a page. White paper, as most readers have; what is larger than a page is made
 * smaller.
 */
const paged = `
html { overflow: hidden; background: #fff; color: #1f1a14; }
body {
  box-sizing: border-box; width: 100vw; height: 100vh; margin: 0; padding: 5vh 7vw;
  column-width: 86vw; column-gap: 14vw; column-fill: auto; overflow-wrap: anywhere;
}
img { max-width: 100%; max-height: 80vh; }
table { max-width: 100%; }
a { color: #1f5c4a; }
:focus-visible { outline: 3px solid #1f5c4a; outline-offset: 2px; }
`

/**
 * Gives a frame the style and the letters of a book. Neither is an element or an address of the page, so that its policy stays what it is: style
 * sheets are made, and letters handed over, as objects.
 */
export async function styleFrame(window: Window & typeof globalThis, book: OpenEbook): Promise<void> {
  const sheets = [
    ...book.styles.map((file) => ({ file, css: strFromU8(book.bytesOf(file)) })),
    { file: '', css: paged },
  ]
  const made = sheets.map(({ file, css }) => {
    const sheet = new window.CSSStyleSheet()
    sheet.replaceSync(css)
    const letters: FontFace[] = []
    for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = sheet.cssRules[at]
      if (!(rule instanceof window.CSSFontFaceRule)) continue
      const face = faceOf(window, rule, file, book)
      if (face) letters.push(face)
      sheet.deleteRule(at)
    }
    return { sheet, letters }
  })
  window.document.adoptedStyleSheets = made.map(({ sheet }) => sheet)
  for (const face of made.flatMap(({ letters }) => letters)) window.document.fonts.add(await face.load())
}

function faceOf(
  window: Window & typeof globalThis,
  { style }: CSSFontFaceRule,
  file: string,
  book: OpenEbook,
): FontFace | null {
  const [, address = ''] = /url\(\s*["']?([^"')]+)/.exec(style.getPropertyValue('src')) ?? []
  const found = fileOf(address, file)
  if (!found) return null
  const family = style.getPropertyValue('font-family').replace(/^["']|["']$/g, '')
  return new window.FontFace(family, book.bytesOf(found.file), {
    weight: style.getPropertyValue('font-weight') || 'normal',
    style: style.getPropertyValue('font-style') || 'normal',
  })
}
