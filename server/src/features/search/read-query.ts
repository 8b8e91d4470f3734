import { joinedKey, searchKey } from '@panai/contract/language/search-key'
import { toWrittenOrder } from './to-written-order.ts'

/** Words that are in so many titles and questions that they tell nothing; they are left out where others remain. */
const FUNCTION_WORDS = new Set(
  'a about an and any are as at be by can could did do does for from get had has have how i in into is it its me my of on or our should that the this to was we what when where which who why will with you your'.split(
    ' ',
  ),
)

/** Words that say only that a book is sought, what kind of one or in which language: a title need not have them. */
const TRADE_WORDS = new Set(
  'all audio audiobook author best book books buy by complete download ebook ebooks edition english epub ezhuthalar ezhuthiya famous free full hindi kannada kathai kavithai latest list lyrics malayalam meaning new nool noolgal novel novels nulgal old online original paadal paadalgal padal padalgal page pages paperback part parts pdf poem poems popular price puthagam read review short song songs stories story summary tamil telugu top translation urai version vol volume volumes wikipedia writer ஆங்கிலம் ஆசிரியர் இலவச இலவசம் உரை உரையுடன் எழுதிய எழுத்தாளர் கதை கதைகள் கவிதை கவிதைகள் சிறுகதை சிறுகதைகள் தமிழ் தொகுதி நாவல் நாவல்கள் நூல் நூல்கள் பக்கங்கள் பக்கம் பதிப்பு பதிவிறக்கம் பாகங்கள் பாகம் பாடல் பாடல்கள் புத்தகங்கள் புத்தகம் மின்நூல் மின்னூல் முழு முழுவதும் மொழிபெயர்ப்பு வாங்க விலை விளக்கம்'.split(
    ' ',
  ),
)

/** Nobody means a word that repeats a letter so often: its sound would be that of a short one. */
const REPEATED = /(\p{L})\1{3}|([b-df-hj-np-tv-xz])\2{2}/u

const LATIN_LETTER = /^[a-z]$/
const TOO_LITTLE = /^[a-z]?$/
const SHORT_LATIN_WORD = /^[a-z]{3,4}$/

/** More words than these tell no more, and each is another look into the index. */
const MOST_WORDS = 8

/** Places where a line may or may not end; they come with what is copied from Word. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g

export type ReadQuery = {
  /** As it was typed, but for case and gaps. */
  plain: string
  plainWords: readonly string[]
  key: string
  keyWords: readonly string[]
  /** The key in one word: as the names of several words stand there once more. */
  joined: string
  /** The key of the same typed in one word, which keeps endings: of "moga mull" mukamul, not mukmul. */
  inOneWord: string
  /** The key of each word as it stands there, and whether the word tells anything. */
  keyOfEach: readonly { key: string; tells: boolean }[]
  /** There is nothing but letters that stand alone: V.O.C. */
  isInitials: boolean
}

/** What a query says; null when it has no letter and no digit that a name could have. */
export function readQuery(q: string): ReadQuery | null {
  const typed = q
    .normalize('NFC')
    .replaceAll('\0', '')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  const plain = toWrittenOrder(typed)
  const all = plain.match(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu) ?? []
  const telling = all.filter((word) => !FUNCTION_WORDS.has(word))
  const words = telling.length > 0 ? telling : all
  if (words.some((word) => REPEATED.test(word))) return null
  const keyWords = searchKey(initialsApart(words.join(' '))).split(' ')
  if (keyWords[0] === '') return null
  const key = searchKey(initialsApart(plain))
  return {
    plain,
    plainWords: [...new Set(words)].slice(0, MOST_WORDS),
    key,
    keyWords: [...new Set(keyWords)].slice(0, MOST_WORDS),
    joined: joinedKey(key),
    inOneWord: searchKey(all.join('')),
    keyOfEach: all
      .map((word) => ({ key: searchKey(word), tells: !FUNCTION_WORDS.has(word) }))
      .filter((word) => word.key !== ''),
    isInitials: all.length > 1 && all.every((word) => LATIN_LETTER.test(word)),
  }
}

/** Initials that are typed in one word, as "RP Sethupillai", are letters of their own. */
function initialsApart(plain: string): string {
  return plain.replace(/^[b-df-hj-np-tv-xz]{2,3}(?= )/, (letters) => [...letters].join(' '))
}

/** The query as initials, each with its own sound: "voc" is V.O.C. null when it is no short word in Latin letters. */
export function asInitials({ plain }: ReadQuery): ReadQuery | null {
  return SHORT_LATIN_WORD.test(plain) ? readQuery([...plain].join(' ')) : null
}

/** The query without words that say only that a book is sought; null when it has none of them, or only a letter else. */
export function withoutTradeWords({ plainWords }: ReadQuery): ReadQuery | null {
  const rest = plainWords.filter((word) => !TRADE_WORDS.has(word))
  return rest.length < plainWords.length && !TOO_LITTLE.test(rest.join('')) ? readQuery(rest.join(' ')) : null
}
