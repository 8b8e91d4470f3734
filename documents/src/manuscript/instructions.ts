import { brand } from '@panai/contract/brand/brand'
import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import type { TrimSize } from '@panai/contract/language/vocabulary'
import { lengths, manuscript } from '@panai/contract/submissions/publishing-terms'
import { style } from '@panai/server/manuscripts/word-file/styles'
import type { Paragraph } from 'docx'
import { p } from './paragraphs.ts'

const { least, most } = lengths.aboutTheAuthor

const words = inEach(
  {
    heading: (size: TrimSize) => `Manuscript format for a book of ${sizeInWords(size)}`,
    steps: [
      'Save this file under the title of your book.',
      'Type over the sample text, or paste yours as plain text (*Keep Text Only*), and give each paragraph its style from the list of styles: Chapter heading, Body, Verse, Image placeholder, Caption.',
      'The page, the margins and the letters are set by the styles. Don’t press Enter or the space bar to move text: every chapter begins on a new page by itself.',
      `Type Tamil in Unicode. The template asks for *Noto Serif Tamil*, which is free; where a computer lacks it, Nirmala UI or Tamil MN takes its place, and that is fine. Old fonts such as Bamini are not.`,
      `Put no picture into this file. Send each as a file of its own (${manuscript.pictures.join(', ')}), and leave a placeholder and a caption where it belongs, as Chapter 1 shows.`,
      `Fill in About the Author and About the Book at the end: ${least} to ${most} words each.`,
      'Right-click the list of contents and choose *Update Field* when you have finished.',
      'Delete this page, and every other note in this colour, before you send the file.',
    ],
    questions: `Questions? ${brand.email}, ${brand.phone.shown}. A picture of your page is as good as a description of it.`,
  },
  {
    heading: (size) => `கையெழுத்துப் பிரதிக்கு மாதிரி: ${sizeInTamil(size)} நூல்`,
    steps: [
      'இந்தக் கோப்பை உங்கள் நூலின் தலைப்பில் சேமியுங்கள்.',
      'மாதிரி எழுத்தின் மேலேயே தட்டச்சு செய்யுங்கள், அல்லது உங்கள் உரையை எழுத்து மட்டுமாக ஒட்டுங்கள் (*Keep Text Only*). ஒவ்வொரு பத்திக்கும் உரிய பாணியைப் பாணிகளின் பட்டியலில் தேர்ந்தெடுங்கள்: Chapter heading (அத்தியாயத் தலைப்பு), Body (பத்தி), Verse (கவிதை), Image placeholder (படத்தின் இடம்), Caption (படக்குறிப்பு).',
      'பக்கம், ஓரங்கள், எழுத்துகள் எல்லாவற்றையும் பாணிகளே அமைக்கும். உரையை நகர்த்த Enter விசையையோ இடைவெளியையோ பயன்படுத்த வேண்டாம்: ஒவ்வோர் அத்தியாயமும் தானாகவே புதிய பக்கத்தில் தொடங்கும்.',
      'தமிழை யூனிகோடில் தட்டச்சு செய்யுங்கள். இந்தக் கோப்பு *Noto Serif Tamil* எழுத்துருவைக் கேட்கும்; அது இலவசம். அது இல்லாத கணினியில் Nirmala UI அல்லது Tamil MN வரும்; அதுவும் போதும். பாமினி போன்ற பழைய எழுத்துருக்கள் வேண்டாம்.',
      `இந்தக் கோப்பில் படம் எதையும் வைக்க வேண்டாம். ஒவ்வொன்றையும் தனிக் கோப்பாக அனுப்புங்கள் (${manuscript.pictures.join(', ')}). படம் வர வேண்டிய இடத்தை, அத்தியாயம் 1 காட்டுவதுபோலக் குறித்து, படக்குறிப்பை எழுதுங்கள்.`,
      `இறுதியில் உள்ள ஆசிரியர் குறிப்பையும் நூல் குறிப்பையும் எழுதுங்கள்: ஒவ்வொன்றும் ${least} முதல் ${most} சொற்கள்.`,
      'எழுதி முடித்ததும், பொருளடக்கத்தின் மேல் வலது பொத்தானை அழுத்தி *Update Field* என்பதைத் தேர்ந்தெடுங்கள்.',
      'கோப்பை அனுப்பும் முன் இந்தப் பக்கத்தையும், இதே நிறத்தில் உள்ள மற்ற குறிப்புகளையும் நீக்குங்கள்.',
    ],
    questions: `கேள்விகள் உண்டா? ${brand.email}, ${brand.phone.shown}. உங்கள் பக்கத்தின் படம் ஒன்றை அனுப்பினாலே போதும்.`,
  },
)

/** The first page of the file: what the author does with it, then deletes. */
export function instructions(size: TrimSize, language: InterfaceLanguage): Paragraph[] {
  const { heading, steps, questions } = words[language]
  return [
    p(style.noteHeading, heading(size)),
    ...steps.map((step, at) => p(style.note, `${at + 1}. ${step}`)),
    p(style.note, questions),
  ]
}

function sizeInWords(size: TrimSize): string {
  return size === 'A4' ? 'A4 (210 × 297 mm)' : `${size.replace(' X ', ' × ').replace(/ in$/, '')} inches`
}

function sizeInTamil(size: TrimSize): string {
  return size === 'A4'
    ? 'A4 (210 × 297 மி.மீ.) அளவு'
    : `${size.replace(' X ', ' × ').replace(/ in$/, '')} அங்குல`
}
