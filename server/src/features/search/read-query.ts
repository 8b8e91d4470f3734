import { joinedKey, searchKey } from '@panai/contract/search-key'
import { toWrittenOrder } from './visual-order.ts'

/** Words that are in so many titles and questions that they tell nothing; they are left out where others remain. */
const FUNCTION_WORDS = new Set(
  'a about an and any are as at be by can could did do does for from get had has have how i in into is it its me my of on or our should that the this to was we what when where which who why will with you your'.split(
    ' ',
  ),
)

/** Words that say only that a book is sought, what kind of one or in which language: a title need not have them. */
const TRADE_WORDS = new Set(
  'author book books buy by ebook edition english epub free hindi kannada kathai kavithai malayalam nool novel novels online paperback pdf poem poems price puthagam read stories story tamil telugu translation writer ஆங்கிலம் ஆசிரியர் எழுத்தாளர் கதை கதைகள் கவிதை கவிதைகள் தமிழ் நாவல் நாவல்கள் நூல் நூல்கள் புத்தகங்கள் புத்தகம் மொழிபெயர்ப்பு வாங்க விலை'.split(
    ' ',
  ),
)

/** Nobody means a word that repeats a letter so often: its sound would be that of a short one. */
const REPEATED = /(\p{L})\1{3}/u

/** More words than these tell no more, and each is another look into the index. */
const MOST_WORDS = 8

export type ReadQuery = {
  /** As it was typed, but for case and gaps. */
  plain: string
  plainWords: readonly string[]
  key: string
  keyWords: readonly string[]
  /** The key in one word. */
  joined: string
}

/** What a query says; null when it has no letter and no digit that a name could have. */
export function readQuery(q: string): ReadQuery | null {
  const typed = q.normalize('NFC').replaceAll('\0', '').replace(/\s+/g, ' ').trim().toLowerCase()
  const plain = toWrittenOrder(typed)
  const all = plain.match(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu) ?? []
  const telling = all.filter((word) => !FUNCTION_WORDS.has(word))
  const words = telling.length > 0 ? telling : all
  if (words.some((word) => REPEATED.test(word))) return null
  const keyWords = searchKey(words.join(' ')).split(' ')
  if (keyWords[0] === '') return null
  const key = searchKey(plain)
  return {
    plain,
    plainWords: [...new Set(words)].slice(0, MOST_WORDS),
    key,
    keyWords: [...new Set(keyWords)].slice(0, MOST_WORDS),
    joined: joinedKey(key),
  }
}

/** The query without words that say only that a book is sought; null when it has none of them, or nothing else. */
export function withoutTradeWords({ plainWords }: ReadQuery): ReadQuery | null {
  const rest = plainWords.filter((word) => !TRADE_WORDS.has(word))
  return rest.length < plainWords.length && rest.length > 0 ? readQuery(rest.join(' ')) : null
}
