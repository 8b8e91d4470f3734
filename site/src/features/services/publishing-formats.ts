import { localised } from '@panai/contract/language/localised'

export type PublishingFormat = {
  readonly id: 'paperback' | 'ebook' | 'audiobook'
  readonly title: string
  readonly text: string
  /** A service that is prepared but not offered yet appears in no list. */
  readonly hidden?: boolean
}

export const publishingFormats: readonly PublishingFormat[] = [
  {
    id: 'paperback',
    title: localised('Paperback', 'அச்சு நூல்'),
    text: localised(
      'Eight sizes, soft or hard cover, cream, white or colour pages. Each copy is printed when a reader asks for it, so you pay for no stock.',
      'எட்டு அளவுகள், சாதா அட்டை அல்லது கெட்டி அட்டை, கிரீம், வெள்ளை அல்லது வண்ணப் பக்கங்கள். வாசகர் கேட்கும்போது ஒவ்வொரு பிரதியையும் அச்சிடுகிறோம்; இருப்புக்காக நீங்கள் பணம் செலவழிக்க வேண்டாம்.',
    ),
  },
  {
    id: 'ebook',
    title: localised('eBook', 'மின்னூல்'),
    text: localised(
      'Text that flows to fit a phone, a tablet or a reading device, with a table of contents that leads to every chapter, in the script you wrote it in.',
      'கைப்பேசி, டேப்லெட், மின்வாசிப்பான் எதிலும் திரைக்கு ஏற்ப அமையும் எழுத்துகள்; ஒவ்வோர் அத்தியாயத்துக்கும் அழைத்துச் செல்லும் பொருளடக்கம்; நீங்கள் எழுதிய மொழியிலேயே.',
    ),
  },
  {
    id: 'audiobook',
    title: localised('Audiobook', 'ஒலிநூல்'),
    text: localised(
      'Your book read aloud, chapter by chapter, for readers who listen.',
      'கேட்டு மகிழும் வாசகருக்காக, அத்தியாயம் அத்தியாயமாக வாசித்த உங்கள் நூல்.',
    ),
    hidden: true,
  },
]

export const offeredFormats = publishingFormats.filter(({ hidden }) => !hidden)
