import type { BookFont } from '../interior/fonts.ts'

export const fontFile = ({ script, cut }: Pick<BookFont, 'script' | 'cut'>): string => `${script}-${cut}.ttf`

/** How an e-book looks where its reader has no wishes of their own: letters of Indian scripts are given, all others are the reader's. */
export function styleSheet(fonts: readonly BookFont[]): string {
  const faces = fonts.map(
    (font) => `@font-face {
  font-family: "${font.family}";
  font-weight: ${font.cut.slice(0, 3)};
  font-style: normal;
  src: url("${fontFile(font)}");
}
`,
  )
  const families = [...new Set(fonts.map(({ family }) => `"${family}", `))].join('')
  return `${faces.join('')}body { font-family: ${families}serif; line-height: 1.6; margin: 0 5%; }
h1, h2, h3 { text-align: center; line-height: 1.4; break-after: avoid; }
h1 { font-size: 1.4em; margin: 2.5em 0 1.5em; }
h2 { font-size: 1.15em; margin: 2em 0 1em; }
h3 { font-size: 1em; margin: 1.5em 0 0.8em; }
.number { display: block; font-size: 0.75em; font-weight: normal; }
p { margin: 0; text-indent: 1.3em; }
p.first, blockquote p, .verse p, .caption, .title-page p, .imprint p, aside p { text-indent: 0; }
blockquote { margin: 1.2em 1.5em; }
.verse { margin: 1.4em 0 1.4em 1.5em; }
.verse p { margin: 0 0 1em; }
hr { border: 0; margin: 1.3em 0; text-align: center; }
hr::before { content: "*\\2003*\\2003*"; }
figure { margin: 1.2em 0; text-align: center; break-inside: avoid; }
img { max-width: 100%; max-height: 100%; }
figcaption, .caption { font-size: 0.85em; text-align: center; margin: 0.5em 0 1em; }
table { border-collapse: collapse; font-size: 0.85em; margin: 1em auto; }
th, td { border: 1px solid; padding: 0.2em 0.5em; vertical-align: top; }
sup, sub, a[role~="doc-noteref"] { font-size: 0.7em; line-height: 0; }
a[role~="doc-noteref"] { vertical-align: super; }
.small-caps { font-variant: small-caps; }
aside { font-size: 0.85em; margin: 0.8em 0 0; }
.notes { border-top: 1px solid; margin-top: 2em; padding-top: 0.5em; }
.title-page { text-align: center; }
.title-page p { margin: 1.5em 0; }
.imprint p { font-size: 0.85em; margin: 0 0 1em; }
.cover { margin: 0; text-align: center; }
nav ol { list-style: none; padding: 0; }
nav li { margin: 0.5em 0; }
`
}
