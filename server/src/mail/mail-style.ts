import { brand } from '@panai/contract/brand/brand'

const { paper, leaf, ink, palm } = brand.colours

/** Systems' own fonts, those with Tamil letters among them: a mail can't bring its own. Tamil is never letter-spaced. */
const fonts =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Tamil', 'Nirmala UI', 'Tamil Sangam MN', Latha, sans-serif"

export const mailStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100% }
.paper { background-color: ${paper}; color: ${ink}; font-family: ${fonts}; font-size: 16px; line-height: 1.6 }
.preview { display: none; max-height: 0; overflow: hidden }
.around { padding: 24px 12px }
.leaf { max-width: 600px; background-color: #ffffff; border: 1px solid #d9cbaa; border-radius: 10px; text-align: left }
.head { padding: 16px 24px; border-radius: 9px 9px 0 0; background-color: ${palm}; color: ${paper}; font-size: 20px; font-weight: 600 }
.body { padding: 24px; color: ${ink} }
.foot { padding: 16px 24px; border-top: 1px solid #d9cbaa; color: #5c5347; font-size: 14px }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.35; font-weight: 600 }
p { margin: 0 0 16px } p, h1 { overflow-wrap: anywhere }
a { color: ${palm} }
.button { display: inline-block; padding: 12px 20px; border-radius: 8px; background-color: ${palm}; color: ${paper}; font-weight: 600; text-decoration: none }
.address { color: #5c5347; font-size: 14px; overflow-wrap: anywhere; word-break: break-word }
[lang=ta], [lang=ta] .paper { line-height: 1.75 } [lang=ta] h1 { line-height: 1.45 }
.facts { margin: 0 0 16px } .facts th { padding: 4px 16px 4px 0; color: #5c5347; font-weight: 400; white-space: nowrap } [lang=ta] .facts th { white-space: normal }
.facts td { padding: 4px 0; word-break: break-word; overflow-wrap: anywhere }
blockquote { margin: 0 0 16px; padding: 16px 20px; background-color: ${leaf}; border-radius: 2px; overflow-wrap: anywhere }
blockquote p { text-align: start; unicode-bidi: plaintext } blockquote p:last-child { margin-bottom: 0 }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #1d1812 !important; color: #f3ead9 !important }
  .leaf { background-color: #2a231b !important; border-color: #4a3f31 !important }
  .body { color: #f3ead9 !important } .foot, .facts th { color: #cdbfa8 !important } .foot { border-color: #4a3f31 !important }
  a { color: #8fd0b6 !important } .button { background-color: #8fd0b6 !important; color: #1d1812 !important }
  .address { color: #cdbfa8 !important } blockquote { background-color: #1d1812 !important }
}`
