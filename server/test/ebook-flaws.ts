import { languageOfLetters } from '@panai/contract/language/script-language'
import { strFromU8, unzipSync } from 'fflate'
import { childrenOf, type Element, parseXml } from './parse-xml.ts'

/** Of terms that EPUB and ARIA both have: an element that has one has the other. */
const roles: ReadonlySet<string> = new Set(
  `acknowledgments afterword appendix bibliography chapter cover dedication footnote foreword glossary index introduction noteref
  pagebreak part preface toc`.split(/\s+/),
)
const needed = [
  'accessMode',
  'accessModeSufficient',
  'accessibilityFeature',
  'accessibilityHazard',
  'accessibilitySummary',
]

type File = { name: string; root: Element; all: readonly Element[] }

/**
 * What would keep somebody from reading an e-book who can't see it: rules of DAISY Ace that need no browser. A line each, with its file:
 * `text-0001.xhtml: a picture without alt`.
 */
export function ebookFlaws(bytes: Uint8Array): string[] {
  const parts = unzipSync(bytes)
  const read = (name: string) =>
    parseXml(strFromU8(parts[`EPUB/${name}`] ?? new Uint8Array()).replace(/<!DOCTYPE html>\s*/, ''))
  const names = Object.keys(parts).flatMap((name) => /^EPUB\/(.+\.xhtml)$/.exec(name)?.[1] ?? [])
  const files = names.map((name) => {
    const root = read(name)
    return { name, root, all: elementsIn(root) }
  })
  const spine = orderOf(read('package.opf'))
  const ordered = files.toSorted((one, other) => spine.indexOf(one.name) - spine.indexOf(other.name))
  return [
    ...flawsOfPackage(read('package.opf'), ordered),
    ...files.flatMap((file) =>
      [...flawsOfFile(file), ...flawsOfLinks(file, files)].map((flaw) => `${file.name}: ${flaw}`),
    ),
    ...flawsOfNavigation(ordered),
  ]
}

const elementsIn = (root: Element): Element[] => [
  root,
  ...root.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
]
const textIn = (element: Element): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('')
const typesOf = ({ attributes }: Element): string[] =>
  (attributes['epub:type'] ?? '').split(' ').filter(Boolean)
const withType = (all: readonly Element[], type: string) =>
  all.filter((element) => typesOf(element).includes(type))

function orderOf(root: Element): string[] {
  const all = elementsIn(root)
  const hrefs = new Map(
    all.filter(({ name }) => name === 'item').map(({ attributes }) => [attributes.id, attributes.href ?? '']),
  )
  return all
    .filter(({ name }) => name === 'itemref')
    .map(({ attributes }) => hrefs.get(attributes.idref) ?? '')
}

function flawsOfPackage(root: Element, files: readonly File[]): string[] {
  const all = elementsIn(root)
  const said = (property: string) =>
    all.filter(({ name, attributes }) => name === 'meta' && attributes.property === property).map(textIn)
  const isSaid = (name: string) =>
    all.some((element) => element.name === name && textIn(element).trim() !== '')
  const features = said('schema:accessibilityFeature')
  const hasPages = files.some(({ all }) => withType(all, 'pagebreak').length > 0)
  const ofPages = [
    features.includes('pageBreakMarkers'),
    features.includes('pageNavigation'),
    said('source-of').join() === 'pagination',
    isSaid('dc:source'),
  ]
  return [
    ...['dc:title', 'dc:language', 'dc:identifier', 'dc:creator']
      .filter((name) => !isSaid(name))
      .map((name) => `no ${name}`),
    ...needed
      .filter((name) => said(`schema:${name}`).every((value) => value.trim() === ''))
      .map((name) => `no ${name}`),
    ...(root.attributes['xml:lang'] ? [] : ['a package without a language']),
    ...(ofPages.every((is) => is === hasPages)
      ? []
      : [`pages are ${hasPages ? '' : 'not '}marked, and something else is said`]),
  ]
}

function flawsOfFile({ root, all }: File): string[] {
  const { lang, 'xml:lang': xmlLang } = root.attributes
  const title = all.find(({ name }) => name === 'title')
  const ids = all.flatMap(({ attributes }) => attributes.id ?? [])
  const levels = all.flatMap(({ name }) => /^h([1-6])$/.exec(name)?.[1] ?? []).map(Number)
  const flaw = (is: boolean | undefined, words: string) => (is ? [words] : [])
  return [
    ...flaw(!lang || lang !== xmlLang, 'no language'),
    ...flaw(!title || textIn(title).trim() === '', 'no title'),
    ...flaw(new Set(ids).size !== ids.length, 'an id that is there twice'),
    ...flaw(
      levels.some((level, at) => level > (levels[at - 1] ?? 1) + 1 || (at === 0 && level > 2)),
      `headings ${levels.join(' ')}`,
    ),
    ...flaw(levels.filter((level) => level === 1).length > 1, 'two titles'),
    ...all.flatMap((element) => flawsOfElement(element)),
    ...languagesIn(root, lang ?? ''),
  ]
}

function flawsOfElement(element: Element): string[] {
  const { name, attributes, children } = element
  const flaw = (is: boolean, words: string) => (is ? [words] : [])
  const roleOf = (type: string) => `doc-${type}`
  return [
    ...flaw(/^h[1-6]$/.test(name) && textIn(element).trim() === '', 'an empty heading'),
    ...flaw(name === 'img' && attributes.alt === undefined, 'a picture without alt'),
    ...flaw(
      name === 'th' && (textIn(element).trim() === '' || !attributes.scope),
      'a head of a column without words or scope',
    ),
    ...flaw(
      name === 'a' && textIn(element).trim() === '' && !attributes['aria-label'],
      'a link without words',
    ),
    ...flaw(
      (name === 'ol' || name === 'ul') &&
        children.some((child) => (typeof child === 'string' ? child.trim() !== '' : child.name !== 'li')),
      'a list with something else than items',
    ),
    ...flaw(
      name === 'section' &&
        attributes.role !== undefined &&
        !attributes['aria-labelledby'] &&
        attributes.role === 'doc-part',
      'a part without a name',
    ),
    ...typesOf(element)
      // Landmarks name what they lead to.
      .filter(
        (type) => (name !== 'a' || type === 'noteref') && roles.has(type) && attributes.role !== roleOf(type),
      )
      .map((type) => `${type} without its role`),
    ...flaw(
      typesOf(element).includes('page-list') && attributes.role !== 'doc-pagelist',
      'page-list without its role',
    ),
    ...flaw(
      typesOf(element).includes('pagebreak') &&
        (!attributes['aria-label'] ||
          attributes.id !== `page-${attributes['aria-label']}` ||
          children.length > 0),
      'a page that says no number',
    ),
  ]
}

/** Text is marked as of the language whose letters it has. */
function languagesIn(element: Element, around: string): string[] {
  const own = element.attributes.lang ?? around
  if (element.attributes['xml:lang'] !== element.attributes.lang) return ['two languages of one element']
  return element.children.flatMap((child) => {
    if (typeof child !== 'string') return languagesIn(child, own)
    if (!/\p{L}/u.test(child) || languageOfLetters(child) === own) return []
    return [`“${child.trim().slice(0, 30)}” as ${own}`]
  })
}

function flawsOfLinks({ name, all }: File, files: readonly File[]): string[] {
  const targetOf = (href: string) => {
    const [file, id] = href.split('#')
    const found = files.find((other) => other.name === (file || name))
    return id === undefined ? found?.root : found?.all.find(({ attributes }) => attributes.id === id)
  }
  const links = all.filter(
    (element) => element.name === 'a' && !/^(https?|mailto):/.test(element.attributes.href ?? ''),
  )
  const lost = links.filter(({ attributes }) => !targetOf(attributes.href ?? ''))
  const marks = withType(all, 'noteref')
  const notes = withType(all, 'footnote')
  const isReached = ({ attributes }: Element) => {
    const note = attributes.href?.startsWith('#') ? targetOf(attributes.href) : undefined
    return note !== undefined && note.name === 'aside' && typesOf(note).includes('footnote')
  }
  const isLeft = (note: Element) =>
    elementsIn(note).some(
      ({ attributes }) =>
        attributes.role === 'doc-backlink' &&
        marks.some(
          (mark) =>
            `#${mark.attributes.id}` === attributes.href && mark.attributes.href === `#${note.attributes.id}`,
        ),
    )
  return [
    ...lost.map(({ attributes }) => `${attributes.href} leads nowhere`),
    ...marks.filter((mark) => !isReached(mark)).map(() => 'a mark without its note'),
    ...notes.filter((note) => !isLeft(note)).map(() => 'a note that does not lead back'),
  ]
}

function flawsOfNavigation(files: readonly File[]): string[] {
  const all = files.find(({ name }) => name === 'contents.xhtml')?.all ?? []
  const hrefsIn = (type: string) =>
    withType(all, type).flatMap((nav) => elementsIn(nav).flatMap(({ attributes }) => attributes.href ?? []))
  const marked = files.flatMap(({ name, all }) =>
    withType(all, 'pagebreak').map(({ attributes }) => `${name}#${attributes.id}`),
  )
  const listed = hrefsIn('page-list')
  const landmarks = withType(all, 'landmarks').flatMap((nav) => elementsIn(nav).flatMap(typesOf))
  return [
    ...(hrefsIn('toc').length > 0 ? [] : ['no contents']),
    ...['toc', 'bodymatter'].filter((type) => !landmarks.includes(type)).map((type) => `no way to ${type}`),
    ...(listed.join() === marked.join() ? [] : ['the list of pages is another than the pages']),
    ...withType(all, 'page-list').flatMap((nav) =>
      elementsIn(nav).flatMap((link) =>
        link.name === 'a' && link.attributes.href?.split('#page-')[1] !== textIn(link)
          ? ['a page by another number']
          : [],
      ),
    ),
    ...(childrenOf(all[0] ?? { name: '', attributes: {}, children: [] }, 'body').length === 1
      ? []
      : ['no body']),
  ]
}
