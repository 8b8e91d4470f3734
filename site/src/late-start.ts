import { scriptMark } from './script-mark.ts'

/** What has been loaded is decoded and painted in this time. A tab in the background waits until it is looked at. */
const PAINT_MS = 100

const preload = /<link\b(?=[^>]* rel="modulepreload")[^>]* href="([^"]+)"[^>]*>/g
const entry = /<script\b(?=[^>]* type="module")[^>]* src="([^"]+)"[^>]*><\/script>/

/**
 * Lets a rendered page fetch its scripts when all that it shows is there, or at the first touch, key or click: on a thin
 * connection they would take the line from the words and pictures, which need none of them. A page without an entry stays as it is.
 * Where Back has changed the address meanwhile, the page that is there is no longer the one of the address and is fetched anew.
 */
export function startLate(html: string): string {
  const [, start] = entry.exec(html) ?? []
  if (start === undefined || !import.meta.env.PROD) return html
  const files = [...html.matchAll(preload)].flatMap(([, file]) => file ?? [])
  return html
    .replace(preload, '')
    .replace(entry, () => `<script nonce="${scriptMark}">${starter(start, files)}</script>`)
}

function starter(start: string, files: readonly string[]): string {
  // The addresses are the build's own; "<" can't end the script all the same.
  const list = JSON.stringify([start, ...files]).replaceAll('<', '\\u003c')
  return `(files=>{
const turns=['pointerdown','keydown','touchstart','popstate'];
const address=()=>location.pathname+location.search;
const rendered=address();
let begun=false;
const begin=()=>{
if(begun)return;
begun=true;
if(address()!==rendered)return location.reload();
for(const turn of turns)removeEventListener(turn,begin,true);
for(const href of files)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
import(files[0])};
for(const turn of turns)addEventListener(turn,begin,{capture:true,passive:true});
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(begin,${PAINT_MS})))
})(${list})`
}
