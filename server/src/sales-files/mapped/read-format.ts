import { keysOf } from '@panai/contract/http/keys-of'
import type { BookFormat } from '@panai/contract/language/vocabulary'

const words: Record<BookFormat, RegExp> = {
  paperback:
    /^(?:trade |mass market )?(?:paper ?back|soft ?(?:cover|back|bound)|pb|perfect ?bound|print(?:ed)?|book)$|^(?:மென்|சாதா) ?அட்டை$|^அச்சு(?: நூல்)?$/,
  hardback: /^(?:hard ?(?:back|cover|bound|case)|case ?bound|hb|hc)$|^(?:கெட்டி|கடின) ?அட்டை$/,
  ebook: /^(?:e ?book|digital|e?pub|pdf|kindle(?: edition)?)$|^(?:மின்|மின்னணு) ?(?:நூல்|புத்தகம்)$/,
}

/** What shops call the formats of a book, in English and Tamil. Null for any other word. */
export function readFormat(text: string): BookFormat | null {
  const word = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim()
  const [found] = keysOf(words).filter((format) => words[format].test(word))
  return found ?? null
}
