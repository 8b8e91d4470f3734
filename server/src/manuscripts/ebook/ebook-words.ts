import { inEach } from '@panai/contract/language/in-each'

type Words = {
  cover: (title: string) => string
  coverTitle: string
  titlePage: string
  copyrightPage: string
  start: string
  note: string
  notes: string
  back: string
  pages: string
  landmarks: string
  /** The printed book, as that whose pages are listed. */
  printed: (title: string, size: string) => string
  summary: (pictures: 'none' | 'described' | 'undescribed', hasPages: boolean) => string
}

/** What is said in an e-book beside what stands in the printed one: in Tamil in a Tamil one, in English in all others. */
export const ebookWords = inEach<Words>(
  {
    cover: (title) => `Cover of “${title}”`,
    coverTitle: 'Cover',
    titlePage: 'Title page',
    copyrightPage: 'Copyright',
    start: 'Start of the text',
    note: 'Footnote',
    notes: 'Footnotes',
    back: 'Back to the text',
    pages: 'Pages of the printed book',
    landmarks: 'Parts of the book',
    printed: (title, size) => `${title}, printed book, ${size}`,
    summary: (pictures, hasPages) =>
      `The text can be shown in any size and read aloud; chapters are reached from the contents. ${hasPages ? 'Pages of the printed book are reached by their numbers. ' : ''}${
        {
          none: 'There are no pictures within it.',
          described: 'All pictures are described.',
          undescribed: 'Not all pictures are described.',
        }[pictures]
      }`,
  },
  {
    cover: (title) => `“${title}” நூலின் அட்டை`,
    coverTitle: 'அட்டை',
    titlePage: 'தலைப்புப் பக்கம்',
    copyrightPage: 'பதிப்புரிமை',
    start: 'நூலின் தொடக்கம்',
    note: 'அடிக்குறிப்பு',
    notes: 'அடிக்குறிப்புகள்',
    back: 'படித்த இடத்துக்குத் திரும்ப',
    pages: 'அச்சு நூலின் பக்கங்கள்',
    landmarks: 'நூலின் பகுதிகள்',
    printed: (title, size) => `${title}, அச்சு நூல், ${size}`,
    summary: (pictures, hasPages) =>
      `எழுத்தை வேண்டிய அளவில் பெரிதாக்கலாம்; உரக்கப் படிக்கச் செய்து கேட்கலாம். பொருளடக்கத்திலிருந்து அத்தியாயங்களுக்குச் செல்லலாம். ${hasPages ? 'அச்சு நூலின் பக்க எண்களைக் கொண்டு அந்தப் பக்கங்களுக்குச் செல்லலாம். ' : ''}${
        {
          none: 'நூலுக்குள் படங்கள் இல்லை.',
          described: 'எல்லாப் படங்களுக்கும் விளக்கம் உண்டு.',
          undescribed: 'சில படங்களுக்கு விளக்கம் இல்லை.',
        }[pictures]
      }`,
  },
)
