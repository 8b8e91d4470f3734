import type { Matter } from '@panai/contract/manuscripts/book-document'
import type { WordNode, WordParagraph } from '../word/word-nodes.ts'
import type { Content } from './inline-content.ts'
import { isDedication, isTitlePage, type Shape } from './shape.ts'

const MOST_PARAGRAPHS = 30

/** The first pages of a manuscript, on which nothing of the text stands: the matter of each, by the paragraph that it begins with. */
export type TitlePages = { matters: ReadonlyMap<number, Matter>; end: number }

type Read = (paragraph: WordParagraph) => { content: Content; shape: Shape; at: number; hasRole: boolean }

/** `end`: the last of them; 0: there are no such pages. */
export function findTitlePages(nodes: readonly WordNode[], read: Read): TitlePages {
  const matters = new Map<number, Matter>()
  let end = 0
  let page: Shape[] = []
  let first = 0
  let number = 1
  function close(last: number): boolean {
    if (!isTitlePage(page)) return false
    matters.set(first, matterOf(page, matters))
    end = last
    page = []
    return true
  }
  let last = 0
  for (const node of nodes) {
    if (node.type !== 'paragraph' || page.length > MOST_PARAGRAPHS) break
    const { content, shape, at, hasRole } = read(node)
    if (hasRole) break
    if (page.length > 0 && (content.beginsPage || node.page > number) && !close(last)) break
    number = node.page
    last = at
    if (shape.text !== '') {
      if (page.length === 0) first = at
      page.push(shape)
    }
    if (content.endsPage && page.length > 0 && !close(at)) break
  }
  return { matters, end }
}

/** The first of one line is a half title; of those after the title page, and where somebody is named as who it is for, a dedication. */
function matterOf(page: readonly Shape[], before: ReadonlyMap<number, Matter>): Matter {
  const known = new Set(before.values())
  if (isDedication(page) || known.has('titlePage')) return 'dedication'
  const lines = page.flatMap(({ lines }) => lines.filter((line) => line !== ''))
  return lines.length === 1 && before.size === 0 ? 'halfTitle' : 'titlePage'
}
