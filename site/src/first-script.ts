import { scriptMark } from './script-mark.ts'
import { TAKEN_OVER, TAKING_OVER } from './take-over.ts'

/** What has been loaded is decoded and painted in this time. A tab in the background waits until it is looked at. */
const PAINT_MS = 100

/** React and the router's part, in the order in which they build on each other; neither needs the entry. */
const foundations = [/\/react-[^/]*$/, /\/frame-[^/]*$/]

/** Fonts of other scripts than Latin are asked for where the root says so. */
const lettersWanted = / data-letters="all"/
const preload = /<link\b(?=[^>]* rel="modulepreload")[^>]* href="([^"]+)"[^>]*>/g
const entry = /<script\b(?=[^>]* type="module")[^>]* src="([^"]+)"[^>]*><\/script>/

/** Gives a rendered page what it needs until React takes it over. A page without an entry stays as it is. */
export function startAtOnce(html: string): string {
  return import.meta.env.PROD && entry.test(html) ? watchFromTheHead(html) : html
}

/**
 * Lets a rendered page fetch its scripts when all that it shows is there, or at the first touch, key or click: on a thin
 * connection they would take the line from the words and pictures, which need none of them. Nor do the fonts of other scripts
 * than Latin stand before the first picture of the page, which shows their words in a font of the device.
 */
export function startLate(html: string): string {
  const [, start] = entry.exec(html) ?? []
  if (start === undefined || !import.meta.env.PROD) return html
  const files = [...html.matchAll(preload)].flatMap(([, file]) => file ?? [])
  const late = html
    .replace(lettersWanted, '')
    .replace(preload, '')
    .replace(entry, () => inline(afterFirstPicture + begin(start, files)))
  return watchFromTheHead(late)
}

/** Before the style sheet, for which every later script waits, and the first picture does not wait for those. */
function watchFromTheHead(html: string): string {
  return html.replace('<link', (link) => inline(untilTakenOver + openNamed) + link)
}

/**
 * Where Back or Forward has changed the address, the page that is there is no longer the one of the address and is fetched
 * anew: nobody else hears of it before the router does. A place within the page is not another page.
 */
const untilTakenOver = `{
const address=()=>location.pathname+location.search;
const rendered=address();
const renew=event=>{if(address()!==rendered){event.preventDefault();location.reload()}};
addEventListener('popstate',renew);
addEventListener('${TAKING_OVER}',renew);
addEventListener('${TAKEN_OVER}',()=>removeEventListener('popstate',renew))
}`

/** What the address names is opened as soon as it has been read: later it would push away what stands below it. */
const openNamed = `{
const name=location.hash.slice(1);
const reading=new MutationObserver(()=>{
const named=document.getElementById(name);
if(!named)return;
reading.disconnect();
named.closest('details')?.setAttribute('open','')});
if(name)reading.observe(document,{childList:true,subtree:true});
addEventListener('DOMContentLoaded',()=>reading.disconnect())
}`

const afterFirstPicture = `requestAnimationFrame(()=>setTimeout(()=>{document.documentElement.dataset.letters='all'}));`

/**
 * All files are fetched at once; they are read one after another with a turn of the browser between them: in one go it could
 * not answer for a quarter of a second on a slow phone.
 */
function begin(start: string, files: readonly string[]): string {
  const first = foundations.flatMap((name) => files.filter((file) => name.test(file)))
  // The addresses are the build's own; "<" can't end the script all the same.
  const list = JSON.stringify([[...first, start], files]).replaceAll('<', '\\u003c')
  return `(([steps,files])=>{
const turns=['pointerdown','keydown','touchstart'];
let begun=false;
const begin=()=>{
if(begun)return;
begun=true;
for(const turn of turns)removeEventListener(turn,begin,true);
for(const href of files)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
steps.reduce((before,step)=>before.then(()=>new Promise(turn=>setTimeout(turn))).then(()=>import(step)),Promise.resolve())};
for(const turn of turns)addEventListener(turn,begin,{capture:true,passive:true});
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(begin,${PAINT_MS})))
})(${list})`
}

/** It takes itself away, or React would take it for a script of its own. */
function inline(script: string): string {
  return `<script nonce="${scriptMark}">document.currentScript.remove();${script}</script>`
}
