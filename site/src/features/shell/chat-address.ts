import { brand } from '../../brand.ts'

/** Opens a chat with the team in the reader's own messaging app, with a text to begin from. */
export function chatAddress(text: string): string {
  return `https://wa.me/${brand.chat.number}?text=${encodeURIComponent(text)}`
}
