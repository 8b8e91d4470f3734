import { localised } from '@panai/contract/language/localised'
import { prerenderRules } from './prerender-rules.ts'
import { scriptMark } from './script-mark.ts'
import type { Start } from './starter/start.ts'
import starter from './starter/starter.ts?inline-script'

/** React and the router's part, in the order in which they build on each other; neither needs the entry. */
const foundations = [/\/react-[^/]*$/, /\/frame-[^/]*$/]

/** Fonts of other scripts than the page's own are asked for where the root says so. */
const lettersWanted = / data-letters="all"/
const preload = /<link\b(?=[^>]* rel="modulepreload")[^>]* href="([^"]+)"[^>]*>/g
const entry = /<script\b(?=[^>]* type="module")[^>]* src="([^"]+)"[^>]*><\/script>/
/** What the renderer hands over to the framework in the browser: nobody else asks for it. */
const handedOver = /<script\b(?! type=)[^>]*>(?=(?:(?!<\/script>)[\s\S])*\$(?:_TSR|tsr-))/g

/** Gives a rendered page its first script, which sees to the rest. A page without an entry stays as it is. */
export function withFirstScript(html: string, when: Start['when']): string {
  const [, start] = entry.exec(html) ?? []
  if (start === undefined || !import.meta.env.PROD) return html
  if (when === 'at-once') return inHead(html, { when, steps: [], files: [] })
  const files = [...html.matchAll(preload)].flatMap(([, file]) => file ?? [])
  const first = foundations.flatMap((name) => files.filter((file) => name.test(file)))
  // On a thin connection scripts, and letters that the first screen can do without, would take the line from words and pictures.
  const bare = html
    .replace(lettersWanted, localised('', ' data-letters="ta"'))
    .replace(preload, '')
    .replace(entry, '')
    .replace(handedOver, (script) => script.replace('<script', '<script type="text/plain"'))
  return withRules(inHead(bare, { when, steps: [...first, start], files }))
}

/** At the end of the head, where the framework takes it for no script of its own. The policy knows this very text and no other. */
function withRules(html: string): string {
  const rules = `<script type="speculationrules" nonce="${scriptMark}">${JSON.stringify(prerenderRules)}</script>`
  return html.replace('</head>', (end) => rules + end)
}

/** Before the style sheet, for which every later script waits. */
function inHead(html: string, start: Start): string {
  const said = JSON.stringify(start)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('>', '&gt;')
  const script = `<script nonce="${scriptMark}" data-start="${said}">${starter}</script>`
  return html.replace('<link', (link) => script + link)
}
