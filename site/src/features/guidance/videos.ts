import { localised } from '@panai/contract/language/localised'

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
    title: localised('A manuscript in Word', 'Word-இல் கையெழுத்துப் பிரதி'),
    text: localised(
      'Styles, chapters and the list of contents, from an empty page to a finished file.',
      'பாணிகள், அத்தியாயங்கள், பொருளடக்கம்: வெற்றுப் பக்கத்திலிருந்து முடிந்த கோப்பு வரை.',
    ),
    hidden: true,
  },
  {
    id: 'tamil-on-a-keyboard',
    title: localised('Typing Tamil in Unicode', 'யூனிகோடில் தமிழ்த் தட்டச்சு'),
    text: localised(
      'Keyboards for Windows, Android and iPhone, and how to tell an old font from a new one.',
      'Windows, Android, iPhone ஆகியவற்றின் விசைப்பலகைகள்; பழைய எழுத்துருவையும் புதியதையும் பிரித்தறிவது எப்படி.',
    ),
    hidden: true,
  },
  {
    id: 'pictures-for-print',
    title: localised('Pictures for print', 'அச்சுக்கேற்ற படங்கள்'),
    text: localised(
      'How large a photograph must be, and how to send it so that it stays so.',
      'ஒளிப்படம் எவ்வளவு பெரிதாக இருக்க வேண்டும், அது குறையாமல் எப்படி அனுப்புவது.',
    ),
    hidden: true,
  },
]

export const shownVideos = videos.filter(({ hidden }) => !hidden)
