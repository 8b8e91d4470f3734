import { localised } from '../language/localised.ts'
import type { ManuscriptGuess } from './manuscript-checks.ts'
import type { ParagraphUse, TextEdit, TypingHabit } from './text-edits.ts'

export const useNames = localised<Readonly<Record<ParagraphUse, string>>>(
  {
    chapter: 'Chapter title',
    part: 'Title of a part',
    heading: 'Subheading',
    body: 'Body text',
    verse: 'Verse',
    quotation: 'Quotation',
    caption: 'Caption',
    sceneBreak: 'Scene break',
    leftOut: 'Left out',
  },
  {
    chapter: 'அத்தியாயத் தலைப்பு',
    part: 'பாகத் தலைப்பு',
    heading: 'துணைத் தலைப்பு',
    body: 'சாதாரண உரை',
    verse: 'கவிதை',
    quotation: 'மேற்கோள்',
    caption: 'பட விளக்கம்',
    sceneBreak: 'காட்சி மாற்றம்',
    leftOut: 'நூலில் வேண்டாம்',
  },
)

const habitNames = localised<Readonly<Record<TypingHabit, string>>>(
  {
    split_vowels: 'Vowel signs in two parts are joined',
    double_pulli: 'Doubled dots (pulli) are single ones',
    unseen_signs: 'Signs that nobody sees are taken out',
    old_forms: 'Words with au in an old way of typing are written as today',
    straight_quotes: 'Straight quotation marks are curved',
    hyphens: 'Hyphens in place of dashes are dashes',
    double_spaces: 'Two spaces and more are one',
    empty_lines: 'Empty lines between paragraphs are taken out',
    chapter_numbers: 'Typed numbers of chapters stand above their titles',
  },
  {
    split_vowels: 'இரண்டு பகுதிகளாக இருந்த உயிர்க்குறிகள் ஒன்றாக்கப்பட்டன',
    double_pulli: 'இரட்டைப் புள்ளிகள் ஒன்றாக்கப்பட்டன',
    unseen_signs: 'கண்ணுக்குத் தெரியாத குறிகள் நீக்கப்பட்டன',
    old_forms: 'ஔ, ௌ உள்ள சொற்கள் இன்றைய முறையில் எழுதப்பட்டன',
    straight_quotes: 'நேரான மேற்கோள் குறிகள் வளைந்தவையாக மாற்றப்பட்டன',
    hyphens: 'சிறு கோடுகள் இடைக்கோடுகளாக மாற்றப்பட்டன',
    double_spaces: 'கூடுதல் இடைவெளிகள் நீக்கப்பட்டன',
    empty_lines: 'பத்திகளுக்கு நடுவில் இருந்த வெற்று வரிகள் நீக்கப்பட்டன',
    chapter_numbers: 'தட்டச்சு செய்த அத்தியாய எண்கள் தலைப்புக்கு மேலே வைக்கப்பட்டன',
  },
)

/** What an edit has changed. */
export function editInWords(edit: TextEdit): string {
  switch (edit.kind) {
    case 'typing':
      return habitNames[edit.habit]
    case 'paragraph': {
      const use = useNames[edit.use]
      const begins = edit.anchor.slice(0, 60)
      return begins === ''
        ? localised(`Empty line ${edit.at}: ${use}`, `வெற்று வரி ${edit.at}: ${use}`)
        : localised(`“${begins}”: ${use}`, `“${begins}”: ${use}`)
    }
    case 'old_font':
      return edit.in === 'notes'
        ? localised(
            `Footnotes in ${edit.font} are read as Unicode`,
            `${edit.font} எழுத்துருவில் இருந்த அடிக்குறிப்புகள் யூனிகோடில் படிக்கப்படுகின்றன`,
          )
        : localised(
            `A chapter in ${edit.font} is read as Unicode`,
            `${edit.font} எழுத்துருவில் இருந்த அத்தியாயம் யூனிகோடில் படிக்கப்படுகிறது`,
          )
    case 'old_passages':
      return localised(
        `Short passages in ${edit.font} are read as Unicode`,
        `${edit.font} எழுத்துருவில் இருந்த சிறு பகுதிகள் யூனிகோடில் படிக்கப்படுகின்றன`,
      )
  }
}

/** What pressing the button of an edit does. */
export const offerInWords = ({ kind }: TextEdit): string =>
  kind === 'typing'
    ? localised('Mend all', 'எல்லாவற்றையும் சரிசெய்க')
    : localised('Take this text', 'இந்த உரையை ஏற்க')

const choices: readonly ParagraphUse[] = ['chapter', 'heading', 'body', 'verse', 'quotation', 'leftOut']

/** What somebody may say that a line is which was taken for something by its look; the first is that. */
export function choicesOf({ use, text }: ManuscriptGuess): ParagraphUse[] {
  if (text === '') return ['sceneBreak', 'body']
  return [use, ...choices.filter((one) => one !== use)]
}

/** The edit that says so. */
export function editOf({ at, anchor }: ManuscriptGuess, use: ParagraphUse): TextEdit {
  return { kind: 'paragraph', at, anchor, use }
}

const whole = new Intl.NumberFormat('en-IN')

export const textEditTexts = {
  again: localised(
    'The manuscript is being read again with what was changed. This takes a few seconds.',
    'மாற்றங்களோடு கையெழுத்துப் பிரதியை மீண்டும் படிக்கிறோம். சில நொடிகள் ஆகும்.',
  ),
  takeAll: (count: number) =>
    localised(
      `Take the text of all ${whole.format(count)} chapters in old letters`,
      `பழைய எழுத்துருவில் உள்ள ${whole.format(count)} அத்தியாயங்களின் உரையையும் ஏற்க`,
    ),
  made: localised('What was changed', 'செய்த மாற்றங்கள்'),
  undo: localised('Undo', 'பழையபடி மாற்றுக'),
  undoAll: localised('Undo all', 'அனைத்தையும் பழையபடி மாற்றுக'),
  times: (count: number) =>
    localised(
      `In ${whole.format(count)} ${count === 1 ? 'place' : 'places'}`,
      `இடங்கள்: ${whole.format(count)}`,
    ),
  lost: localised(
    'This version has no such place: nothing was changed.',
    'இந்தப் பிரதியில் அப்படி ஓர் இடம் இல்லை: எதுவும் மாறவில்லை.',
  ),
  inFile: localised('The file itself holds this change.', 'இந்த மாற்றம் கோப்பிலேயே உள்ளது.'),
  download: localised('Download the corrected text (Word)', 'திருத்திய உரையைப் பதிவிறக்குக (Word)'),
  downloaded: localised(
    'What you sent stays as you sent it. This file holds the text with the changes listed here, to go on with in Word and upload as the next version. Comments, running heads and the look of your pages are not in it.',
    'நீங்கள் அனுப்பியது அப்படியே இருக்கும். இந்தக் கோப்பில் உள்ள உரையில் இங்கே உள்ள மாற்றங்கள் இருக்கும்; Word-இல் தொடர்ந்து எழுதி, அடுத்த பிரதியாகப் பதிவேற்றலாம். கருத்துகள், பக்கத் தலைப்புகள், உங்கள் பக்க அமைப்பு ஆகியவை இதில் இருக்காது.',
  ),
  unchanged: localised(
    'The file stays as it was sent; only what is made of it is changed.',
    'அனுப்பிய கோப்பு அப்படியே இருக்கும்; அதிலிருந்து உருவாக்குபவை மட்டுமே மாறும்.',
  ),
  guesses: (count: number) =>
    localised(
      `Lines that we took for something by their look (${whole.format(count)})`,
      `தோற்றத்தை வைத்து எடுத்துக்கொண்ட வரிகள் (${whole.format(count)})`,
    ),
  guessed: localised(
    'Say what a line is where we are wrong, or press what it is taken for to keep it so.',
    'ஒரு வரியைத் தவறாக எடுத்துக்கொண்டிருந்தால், அது என்ன என்று சொல்லுங்கள்; சரியென்றால் அதையே அழுத்தி உறுதிசெய்யுங்கள்.',
  ),
  moreGuesses: (count: number) =>
    localised(
      `${whole.format(count)} more follow once these are settled.`,
      `இவற்றை முடித்ததும் இன்னும் ${whole.format(count)} வரும்.`,
    ),
  emptyLine: localised('An empty line', 'ஒரு வெற்று வரி'),
} as const
