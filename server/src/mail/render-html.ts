import { brand } from '@panai/contract/brand'
import { scriptLanguage } from '@panai/contract/script-language'
import { html, raw } from 'hono/html'
import type { Block, Fact, Letter } from './letter.ts'
import { mailStyle } from './mail-style.ts'

/** The letter as a page for mail readers: tables for the old ones, no picture and nothing to fetch, light and dark. */
export async function renderHtml({ subject, preview, title, blocks, footnote }: Letter): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en">
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
${blocks.map(renderBlock)}</td></tr>
<tr><td class="foot">${footnote}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
  return page.toString()
}

function renderBlock(block: Block) {
  switch (block.kind) {
    case 'text':
      return html`<p>${block.text}</p>\n`
    case 'link':
      return html`<p><a href="${block.href}" class="button">${block.text}</a></p>
<p class="address">If the button does nothing, open this address: <a href="${block.href}">${block.href}</a></p>\n`
    case 'facts':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="facts">${block.facts.map(renderFact)}</table>\n`
    case 'words':
      return html`${block.text.split(/\n{2,}/).map(renderParagraph)}\n`
    case 'quote':
      return html`<blockquote>${block.text.split(/\n{2,}/).map(renderParagraph)}</blockquote>\n`
  }
}

function renderFact({ label, value, href }: Fact) {
  const shown = html`<bdi${languageOf(value)}>${value}</bdi>`
  return html`<tr><th scope="row" align="left" valign="top">${label}</th><td valign="top">${href ? html`<a href="${href}">${shown}</a>` : shown}</td></tr>\n`
}

/** Each paragraph has the direction of its own first letter, and no mark in it reaches out of it. */
function renderParagraph(paragraph: string) {
  const lines = paragraph.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`))
  return html`<p dir="auto"${languageOf(paragraph)}>${lines}</p>`
}

function languageOf(text: string) {
  const language = scriptLanguage(text)
  return raw(language ? ` lang="${language}"` : '')
}
