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
    title: 'Paperback',
    text: 'Eight sizes, soft or hard cover, cream, white or colour pages. Each copy is printed when a reader asks for it, so you pay for no stock.',
  },
  {
    id: 'ebook',
    title: 'eBook',
    text: 'Text that flows to fit a phone, a tablet or a reading device, with a table of contents that leads to every chapter, in the script you wrote it in.',
  },
  {
    id: 'audiobook',
    title: 'Audiobook',
    text: 'Your book read aloud, chapter by chapter, for readers who listen.',
    hidden: true,
  },
]

export const offeredFormats = publishingFormats.filter(({ hidden }) => !hidden)
