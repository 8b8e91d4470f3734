import { brand } from '@panai/contract/brand/brand'
import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { keepInitials } from '@panai/contract/language/keep-initials'
import { languageOfLetters, scriptRuns } from '@panai/contract/language/script-language'
import type { Language } from '@panai/contract/language/vocabulary'
import { html, raw } from 'hono/html'
import type { Block, Fact, Letter } from './letter.ts'
import { mailStyle } from './mail-style.ts'

const unopened = inEach(
  'If the button does nothing, open this address:',
  'பொத்தான் வேலை செய்யவில்லை என்றால் இந்த முகவரியைத் திறங்கள்:',
)

/** The letter as a page for mail readers: tables for the old ones, no picture and nothing to fetch, light and dark. */
export async function renderHtml(letter: Letter): Promise<string> {
  const { language, subject, preview, title, blocks, footnote } = letter
  const page = await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${subject}</title>
<style>${raw(mailStyle)}</style>
</head>
<body class="paper">
<div class="preview">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper"><tr><td align="center" class="around">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="leaf">
<tr><td bgcolor="${brand.colours.palm}" class="head" style="color: ${brand.colours.paper}">${brand.name} <span lang="ta">${brand.nameInTamil}</span></td></tr>
<tr><td class="body"><h1>${title}</h1>
${blocks.map((block) => renderBlock(block, language))}</td></tr>
<tr><td class="foot">${footnote}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
  return page.toString()
}

function renderBlock(block: Block, language: InterfaceLanguage) {
  switch (block.kind) {
    case 'text':
      return html`<p>${words(block.text, language)}</p>\n`
    case 'link':
      return html`<p><a href="${block.href}" class="button">${block.text}</a></p>
<p class="address">${unopened[language]} <a href="${block.href}">${block.href}</a></p>\n`
    case 'facts':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="facts">${block.facts.map((fact) => renderFact(fact, language))}</table>\n`
    case 'words':
      return html`${paragraphs(block.text, language)}\n`
    case 'quote':
      return html`<blockquote>${paragraphs(block.text, language)}</blockquote>\n`
  }
}

function renderFact({ label, value, href }: Fact, language: InterfaceLanguage) {
  const own = languageOf(value, language)
  const shown = html`<bdi${announced(own, language)}>${words(value, own)}</bdi>`
  return html`<tr><th scope="row" align="left" valign="top">${label}</th><td valign="top">${href ? html`<a href="${href}">${shown}</a>` : shown}</td></tr>\n`
}

/** Each paragraph has the direction of its own first letter, and no mark in it reaches out of it. */
function paragraphs(text: string, language: InterfaceLanguage) {
  return text.split(/\n{2,}/).map((paragraph) => {
    const own = languageOf(paragraph, language)
    const lines = paragraph
      .split('\n')
      .map((line, at) => (at === 0 ? html`${words(line, own)}` : html`<br>${words(line, own)}`))
    return html`<p dir="auto"${announced(own, language)}>${lines}</p>`
  })
}

/** That of most of its letters; the letter's own where it has none. */
function languageOf(text: string, letters: InterfaceLanguage): Language {
  return /\p{L}/u.test(text) ? languageOfLetters(text) : letters
}

function announced(language: Language, letters: InterfaceLanguage) {
  return raw(language === letters ? '' : ` lang="${language}"`)
}

/** What is in another script is announced in the language of that, and initials stay with their name. */
function words(text: string, own: Language) {
  return scriptRuns(keepInitials(text), own).map(({ text: run, language }) =>
    language === null ? run : html`<span lang="${language}">${run}</span>`,
  )
}
