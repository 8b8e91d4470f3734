import type { Block } from '../../../mail/letter.ts'

/**
 * How a letter to an author begins. Null where nobody has shown yet that the address is theirs: the name may be a stranger's words,
 * and we mail those to nobody.
 */
export function dear(name: string | null): Block {
  return { kind: 'text', text: `Dear ${name ?? 'author'},` }
}
