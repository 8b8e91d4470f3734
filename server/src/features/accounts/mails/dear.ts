import type { Block } from '../../../mail/letter.ts'

/** How a letter to an author begins. */
export function dear(name: string): Block {
  return { kind: 'text', text: `Dear ${name},` }
}
