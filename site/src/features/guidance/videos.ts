export type Video = {
  readonly id: string
  readonly title: string
  readonly text: string
  /** A film that is planned and not made yet appears nowhere. */
  readonly hidden?: boolean
}

export const videos: readonly Video[] = [
  {
    id: 'manuscript-in-word',
    title: 'A manuscript in Word',
    text: 'Styles, chapters and the list of contents, from an empty page to a finished file.',
    hidden: true,
  },
  {
    id: 'tamil-on-a-keyboard',
    title: 'Typing Tamil in Unicode',
    text: 'Keyboards for Windows, Android and iPhone, and how to tell an old font from a new one.',
    hidden: true,
  },
  {
    id: 'pictures-for-print',
    title: 'Pictures for print',
    text: 'How large a photograph must be, and how to send it so that it stays so.',
    hidden: true,
  },
]

export const shownVideos = videos.filter(({ hidden }) => !hidden)
