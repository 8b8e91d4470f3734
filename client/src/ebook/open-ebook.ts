import { strFromU8, unzipSync } from 'fflate'

/** A place in the book: one of its texts, by its place in their order, and an element of it. */
export type Target = { readonly text: number; readonly id: string | null }

export type EbookChapter = { readonly title: string; readonly depth: number; readonly target: Target }

/** An e-book whose files can be read. Their names are paths from the top of the package. */
export type OpenEbook = {
  /** In the order in which they are read. */
  readonly texts: readonly string[]
  readonly chapters: readonly EbookChapter[]
  readonly styles: readonly string[]
  /** @throws Error when there is no such file. */
  readonly bytesOf: (file: string) => Uint8Array<ArrayBuffer>
  /** @throws Error when there is no such file, or it is no XML. */
  readonly documentOf: (file: string) => Document
  /** As the package says it; the empty string for what it does not name. */
  readonly typeOf: (file: string) => string
  /** Where a reference in a file leads; null: out of the book. */
  readonly targetOf: (reference: string, from: string) => Target | null
}

const DEEPEST = 2
/** Nobody's address: what begins with it is within the book. */
const INSIDE = 'https://book.invalid/'

/** The file that a reference in another one names, and the element; null: it is not within the book. */
export function fileOf(reference: string, from: string): { file: string; id: string | null } | null {
  try {
    const { href, pathname, hash } = new URL(reference, INSIDE + from)
    if (!href.startsWith(INSIDE)) return null
    return { file: decodeURIComponent(pathname.slice(1)), id: decodeURIComponent(hash.slice(1)) || null }
  } catch {
    return null // it is no address
  }
}

/** @throws Error when it is no EPUB, or lacks what its package names. */
export function openEbook(packed: Uint8Array): OpenEbook {
  const bytesOf = (file: string) => {
    const found = unzipSync(packed, { filter: ({ name }) => name === file })[file]
    if (!found) throw new Error(`the e-book has no ${file}`)
    return found
  }
  const documentOf = (file: string) => {
    const parsed = new DOMParser().parseFromString(strFromU8(bytesOf(file)), 'application/xhtml+xml')
    if (parsed.querySelector('parsererror')) throw new Error(`${file} is no XML`)
    return parsed
  }
  const container = documentOf('META-INF/container.xml')
  const packageFile = container.querySelector('rootfile')?.getAttribute('full-path') ?? ''
  const opf = documentOf(packageFile)
  const items = [...opf.querySelectorAll('manifest > item')].flatMap((item) => {
    const file = fileOf(item.getAttribute('href') ?? '', packageFile)?.file
    const [id, type, properties] = ['id', 'media-type', 'properties'].map(
      (name) => item.getAttribute(name) ?? '',
    )
    return file === undefined ? [] : [{ file, id, type, properties: properties?.split(' ') ?? [] }]
  })
  const texts = [...opf.querySelectorAll('spine > itemref')].flatMap((reference) => {
    const text = items.find(({ id }) => id === reference.getAttribute('idref'))
    return text ? [text.file] : []
  })
  if (texts.length === 0) throw new Error('the e-book has no texts')
  const targetOf = (reference: string, from: string): Target | null => {
    const found = fileOf(reference, from)
    const text = found ? texts.indexOf(found.file) : -1
    return found && text >= 0 ? { text, id: found.id } : null
  }
  const contents = items.find(({ properties }) => properties.includes('nav'))?.file
  return {
    texts,
    chapters: contents === undefined ? [] : chaptersOf(documentOf(contents), contents, targetOf),
    styles: items.filter(({ type }) => type === 'text/css').map(({ file }) => file),
    ...{ bytesOf, documentOf, targetOf },
    typeOf: (file) => items.find((item) => item.file === file)?.type ?? '',
  }
}

/** The lines of its list of contents, the inner ones behind their outer one. */
function chaptersOf(contents: Document, file: string, targetOf: OpenEbook['targetOf']): EbookChapter[] {
  return [...contents.querySelectorAll('nav[*|type~="toc"] a[href]')].flatMap((line) => {
    const target = targetOf(line.getAttribute('href') ?? '', file)
    const title = line.textContent.replace(/\s+/g, ' ').trim()
    let depth = -1
    for (let list = line.closest('ol'); list; list = list.parentElement?.closest('ol') ?? null) depth += 1
    return target && title !== '' && depth < DEEPEST ? [{ title, depth, target }] : []
  })
}
