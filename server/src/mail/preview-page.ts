import { brand } from '@panai/contract/brand/brand'
import { html } from 'hono/html'
import { replyAddress } from './build-message.ts'
import type { Letter } from './letter.ts'
import { renderText } from './render-text.ts'

export type PreviewedLetter = { kind: string; shows: string; name: string; letter: Letter }

/** A page with every letter in both its forms; `name` is that of its files beside the page. */
export async function previewPage(letters: readonly PreviewedLetter[]): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails of ${brand.name}</title>
<style>
:root { color-scheme: light dark } body { font: 1rem/1.6 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem }
.forms { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)) }
iframe { border: 1px solid; width: 100%; height: 36rem } pre { border: 1px solid; margin: 0; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 34rem; overflow-y: auto }
</style>
</head>
<body>
<h1>Mails of ${brand.name}</h1>
${letters.map(
  ({ kind, shows, name, letter }) => html`<section><h2>${kind}, ${shows}</h2>
<p>Subject: ${letter.subject}<br>To: ${letter.to}<br>Reply to: ${replyAddress(letter) ?? 'nobody'}<br>
<a href="${name}.html">HTML alone</a> · <a href="${name}.eml">for a mail program</a></p>
<div class="forms"><iframe sandbox src="${name}.html" title="${kind}, ${shows}"></iframe><pre>${renderText(letter)}</pre></div></section>
`,
)}
</body>
</html>
`
  return page.toString()
}
