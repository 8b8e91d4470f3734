import { textOf } from '../word/text-of.ts'
import type { WordNode, WordParagraph } from '../word/word-nodes.ts'
import { outerMatterOf, partNumberIn } from './outer-matter.ts'
import { type Role, roleOf } from './style-roles.ts'

/** What paragraphs are for, by their styles. */
export type Roles = (paragraph: WordParagraph) => Role | null

/** Where every title of the first level is one of a part, chapters have those of the second. */
export function rolesOf(nodes: readonly WordNode[]): Roles {
  const titles: string[] = []
  let hasSecondLevel = false
  for (const node of nodes) {
    if (node.type !== 'paragraph') continue
    const role = roleOf(node)
    const text = textOf(node.children).trim()
    if (role === 'chapterHeading' && text !== '') titles.push(text)
    if (role === 'heading1') hasSecondLevel = true
  }
  const parts = titles.filter((title) => partNumberIn(title) !== null)
  const others = titles.filter((title) => partNumberIn(title) === null && outerMatterOf(title) === null)
  const isShifted = hasSecondLevel && parts.length > 0 && others.length === 0
  return (paragraph) => {
    const role = roleOf(paragraph)
    if (!isShifted) return role
    if (role === 'heading1') return 'chapterHeading'
    return role === 'heading2' ? 'heading1' : role
  }
}
