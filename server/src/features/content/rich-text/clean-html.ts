import { clean } from '@panai/contract/language/text-rules'
import sanitizeHtml from 'sanitize-html'
import { blockNames, emptyNames, inlineNames, linkPattern, picturePattern, type RichNode } from './nodes.ts'
import { parseClean } from './parse-clean.ts'
import { tidy } from './tidy.ts'

/** What is wrong with a text beyond what can be left out of it in silence. */
export type Unclean = 'unreadable' | 'foreign picture' | 'picture without words'

const options: sanitizeHtml.IOptions = {
  allowedTags: [...blockNames, ...inlineNames, ...emptyNames],
  allowedAttributes: { a: ['href'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
  // A link that may not lead where it leads is only its words.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'a' && !linkPattern.test(attribs.href ?? '') ? 'excludeTag' : false,
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    div: 'p',
    // Both attributes, in one order, so that a missing one is seen.
    img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { src, alt } }),
  },
}

/**
 * The text of an article as it may be kept. The library throws away what is not on the list; what it leaves is then read by a
 * parser of our own that knows the closed set only, so that a hole in one of them is not a hole in the house.
 */
export function cleanHtml(given: string): RichNode[] | Unclean {
  const pictures: { src: string; alt: string }[] = []
  const cleaned = sanitizeHtml(given, {
    ...options,
    onOpenTag: (name, attribs) => {
      if (name === 'img') pictures.push({ src: attribs.src ?? '', alt: attribs.alt ?? '' })
    },
  })
  if (pictures.some(({ src }) => !picturePattern.test(src))) return 'foreign picture'
  if (pictures.some(({ alt }) => alt.trim() === '')) return 'picture without words'
  const nodes = parseClean(clean({ lines: 'many' }, cleaned))
  return nodes === null ? 'unreadable' : tidy(nodes)
}
