import {
  blockNames,
  emptyNames,
  inlineNames,
  LONGEST_ALT,
  linkPattern,
  picturePattern,
  type RichNode,
} from './nodes.ts'

const token = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)( \/)?>|([^<>]+)/gy
const attribute = / ([a-z]+)="([^"<>]*)"/g
const elements: ReadonlySet<string> = new Set([...blockNames, ...inlineNames])
const empty: ReadonlySet<string> = new Set(emptyNames)
const MOST_NESTED = 20

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

type Open = { name: string; href: string; children: RichNode[] }

/**
 * Reads HTML as the cleaner writes it, and nothing else: no second meaning is guessed at, so what this accepts is what every
 * browser sees. It is the second look at what is stored, and the first at what is shown.
 * @returns null for anything that is not of the closed set.
 */
export function parseClean(html: string): RichNode[] | null {
  const root: Open = { name: '', href: '', children: [] }
  const open: Open[] = [root]
  let end = 0
  for (const { 0: whole, 1: slash, 2: name = '', 3: given = '', 4: closed, 5: text, index } of html.matchAll(
    token,
  )) {
    const inside = open.at(-1) ?? root
    end = index + whole.length
    if (text !== undefined) {
      const decoded = decode(text)
      if (decoded === null) return null
      inside.children.push({ kind: 'text', text: decoded })
    } else if (slash) {
      const node = given === '' && !closed && inside.name === name ? close(inside) : null
      open.pop()
      if (!node) return null
      ;(open.at(-1) ?? root).children.push(node)
    } else if (closed) {
      const node = empty.has(name) ? emptyNode(name, attributesOf(given)) : null
      if (!node) return null
      inside.children.push(node)
    } else {
      const href = hrefOf(name, attributesOf(given))
      if (!elements.has(name) || href === null || open.length > MOST_NESTED) return null
      open.push({ name, href, children: [] })
    }
  }
  return end === html.length && open.length === 1 ? root.children : null
}

function close({ name, href, children }: Open): RichNode | null {
  if (name === 'a') return { kind: 'link', href, children }
  const known = [...blockNames, ...inlineNames].find((one) => one === name)
  return known && known !== 'a' ? { kind: 'element', name: known, children } : null
}

/** Empty for an element other than a link; null when an attribute has a forbidden value. */
function hrefOf(name: string, given: ReadonlyMap<string, string> | null): string | null {
  if (!given) return null
  if (name !== 'a') return given.size === 0 ? '' : null
  const href = given.get('href') ?? ''
  return given.size === 1 && linkPattern.test(href) ? href : null
}

function emptyNode(name: string, given: ReadonlyMap<string, string> | null): RichNode | null {
  if (!given) return null
  if (name !== 'img') return given.size > 0 ? null : { kind: name === 'br' ? 'break' : 'rule' }
  const [, key] = picturePattern.exec(given.get('src') ?? '') ?? []
  const alt = given.get('alt') ?? ''
  return key && given.size === 2 && alt.trim() !== '' && alt.length <= LONGEST_ALT
    ? { kind: 'picture', key, alt }
    : null
}

/** null when one is given twice or can't be read. */
function attributesOf(given: string): Map<string, string> | null {
  const found = new Map<string, string>()
  for (const [, name = '', value = ''] of given.matchAll(attribute)) {
    const decoded = decode(value)
    if (decoded === null || found.has(name)) return null
    found.set(name, decoded)
  }
  return found
}

/** null when it has an ampersand that begins none of the four signs that the cleaner writes. */
function decode(text: string): string | null {
  let known = true
  const decoded = text.replace(/&(?:([a-z]+);)?/g, (_, name: string | undefined) => {
    const sign = name === undefined ? undefined : entities[name]
    known &&= sign !== undefined
    return sign ?? ''
  })
  return known ? decoded : null
}
