import { inEach } from './in-each.ts'
import type { BookFormat, ContributorRole, Genre, Language } from './vocabulary.ts'

/** What the values of the trade's closed lists are called: on pages, in the console, in letters, on statements and in books. */
type TradeWords = {
  formats: Readonly<Record<BookFormat, string>>
  genres: Readonly<Record<Genre, string>>
  roles: Readonly<Record<ContributorRole, string>>
  languages: Readonly<Record<Language, string>>
}

/** By themselves, so that a page loads the words of its language alone. */
export const englishTradeWords: TradeWords = {
  formats: { paperback: 'Paperback', hardback: 'Hardback', ebook: 'Ebook' },
  genres: {
    fiction: 'Fiction',
    'non-fiction': 'Non-fiction',
    academic: 'Academic',
    poetry: 'Poetry',
    cookbook: 'Cookbook',
    'children-book': 'Children-book',
  },
  roles: {
    'co-author': 'Co-author',
    translator: 'Translator',
    editor: 'Editor',
    illustrator: 'Illustrator',
  },
  languages: {
    ta: 'Tamil',
    en: 'English',
    kn: 'Kannada',
    ml: 'Malayalam',
    te: 'Telugu',
    hi: 'Hindi',
    de: 'German',
  },
}

export const tamilTradeWords: TradeWords = {
  formats: { paperback: 'சாதா அட்டை', hardback: 'கெட்டி அட்டை', ebook: 'மின்னூல்' },
  genres: {
    fiction: 'புனைவு',
    'non-fiction': 'அல்புனைவு',
    academic: 'ஆய்வு நூல்',
    poetry: 'கவிதை',
    cookbook: 'சமையல் நூல்',
    'children-book': 'சிறுவர் நூல்',
  },
  roles: {
    'co-author': 'இணை ஆசிரியர்',
    translator: 'மொழிபெயர்ப்பாளர்',
    editor: 'பதிப்பாசிரியர்',
    illustrator: 'ஓவியர்',
  },
  languages: {
    ta: 'தமிழ்',
    en: 'ஆங்கிலம்',
    kn: 'கன்னடம்',
    ml: 'மலையாளம்',
    te: 'தெலுங்கு',
    hi: 'இந்தி',
    de: 'ஜெர்மன்',
  },
}

export const tradeWords = inEach(englishTradeWords, tamilTradeWords)
