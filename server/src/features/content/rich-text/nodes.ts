/**
 * All that an article's text can consist of. What is none of these can't be stored, and what is in the database and is none of
 * these isn't shown.
 */

export const blockNames = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'] as const
export const inlineNames = ['strong', 'em', 'u', 's', 'sub', 'sup', 'a'] as const
export const emptyNames = ['br', 'hr', 'img'] as const

export type BlockName = (typeof blockNames)[number]
export type InlineName = (typeof inlineNames)[number]

export type Picture = { kind: 'picture'; key: string; alt: string }
export type RichNode =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'rule' }
  | Picture
  | { kind: 'link'; href: string; children: readonly RichNode[] }
  | { kind: 'element'; name: BlockName | Exclude<InlineName, 'a'>; children: readonly RichNode[] }

/** Where a link may lead: our own pages, the web, a mailbox or a telephone. */
export const linkPattern =
  /^(?:https?:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*|mailto:[^\s"'<>\\]+|tel:\+?[\d ()-]{3,20})$/

/** A picture is one of ours: the address of a stored original. */
export const picturePattern = /^\/storage\/pictures\/([0-9a-f]{32})\.webp$/

export const LONGEST_ALT = 300

export function isBlock(node: RichNode): boolean {
  if (node.kind === 'element') return blockNames.some((name) => name === node.name)
  return node.kind === 'picture' || node.kind === 'rule'
}

/** All pictures in the text, each as often as it stands there. */
export function picturesIn(nodes: readonly RichNode[]): Picture[] {
  return nodes.flatMap((node): Picture[] => {
    if (node.kind === 'picture') return [node]
    return 'children' in node ? picturesIn(node.children) : []
  })
}
