import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { style } from '@panai/server/manuscripts/word-file/styles'
import { type FileChild, FootnoteReferenceRun, Paragraph, TextRun } from 'docx'
import { p, runs, verse } from './paragraphs.ts'

/** Two sample chapters: the first shows every style where it is used, the other the other script. */
export function chapters(language: InterfaceLanguage): FileChild[] {
  return language === 'ta' ? [...allInTamil(), ...english()] : [...allInEnglish(), ...tamil()]
}

const notes = inEach(
  ' A note at the foot of the page: References, Insert Footnote.',
  ' பக்கத்தின் அடியில் ஒரு குறிப்பு: References, Insert Footnote.',
)

/** The notes that the chapters refer to. */
export function footnotes(language: InterfaceLanguage) {
  return { 1: { children: [p(style.smallPrint, notes[language])] } }
}

function allInEnglish(): FileChild[] {
  return [
    p(style.chapterNumber, 'Chapter 1'),
    p(style.chapterHeading, 'The First Chapter'),
    p(
      style.firstParagraph,
      'The first paragraph of a chapter begins at the margin. Type over it. Press Enter once at its end, and the next paragraph is indented by itself.',
    ),
    new Paragraph({
      style: style.body,
      children: [
        new TextRun(
          'Every other paragraph looks like this one. One space follows a full stop; “quotation marks” are curved; a number in brackets is no footnote, but this is one.',
        ),
        new FootnoteReferenceRun(1),
        new TextRun(' Words in '),
        new TextRun({ text: 'italics', italics: true }),
        new TextRun(' are titles of books, foreign words and the rare word that must be stressed.'),
      ],
    }),
    p(style.sceneBreak, '* * *'.replaceAll('*', '⁎')),
    p(
      style.firstParagraph,
      'Time has passed, or we are elsewhere: the line of three small stars says so, where an empty line could be overlooked at the end of a page.',
    ),
    p(style.subheading, 'A heading inside a chapter'),
    p(style.firstParagraph, 'Use it in non-fiction only where the chapter needs it. A poem keeps its lines:'),
    verse(style.verse, [
      'Type the poem in the style called Verse.',
      'At the end of each line press Shift and Enter;',
      'at the end of the stanza, Enter alone.',
    ]),
    p(
      style.quotation,
      'Long quotations stand in a style of their own, without quotation marks. Say after them where they come from, and ask for permission where the writer died less than sixty years ago.',
    ),
    p(style.body, 'A picture is announced like this, on a line of its own, with the caption below it:'),
    p(style.imagePlaceholder, '[Image 01: 01-neem-tree.jpg, full width]'),
    p(style.caption, 'The neem tree in our yard, Thanjavur, 1987. Photograph: family album'),
    p(
      style.body,
      'The number and the file name in the placeholder are those of the file that you send. Where the text speaks of the picture, it says “Image 1” and not “the picture below”, for the page may turn in between.',
    ),
  ]
}

function tamil(): FileChild[] {
  return [
    p(style.chapterNumber, 'அத்தியாயம் 2'),
    p(style.chapterHeading, 'மழை வந்த மாலை'),
    p(
      style.firstParagraph,
      'தமிழில் உங்கள் பக்கம் எப்படி அமையும் என்பதை இந்தப் பத்தி காட்டுகிறது. இதன் மேலேயே உங்கள் கதையைத் தட்டச்சு செய்யுங்கள். பத்தியின் முடிவில் ஒரே ஒரு முறை Enter அழுத்துங்கள்; அடுத்த பத்தி தானாகவே உள்தள்ளித் தொடங்கும்.',
    ),
    p(
      style.body,
      'யூனிகோடு எழுத்துகளை மட்டும் பயன்படுத்துங்கள். பாமினி போன்ற பழைய எழுத்துருவில் எழுதியிருந்தால், முதலில் ஓர் அத்தியாயத்தை மாற்றி, வரிக்கு வரி சரிபார்த்த பிறகு மற்றவற்றை மாற்றுங்கள்.',
    ),
    verse(style.verse, ['கவிதையின் ஒவ்வொரு வரியின் முடிவிலும்', 'Shift, Enter இரண்டையும் சேர்த்து அழுத்துங்கள்.']),
    p(style.imagePlaceholder, '[படம் 02: 02-mazhai.jpg, half width]'),
    p(style.caption, 'மழைக்குப் பின் எங்கள் தெரு, 1992. படம்: ஆசிரியர்'),
  ]
}

function allInTamil(): FileChild[] {
  return [
    p(style.chapterNumber, 'அத்தியாயம் 1'),
    p(style.chapterHeading, 'மழை வந்த மாலை'),
    p(
      style.firstParagraph,
      'அத்தியாயத்தின் முதல் பத்தி ஓரத்திலேயே தொடங்கும். இதன் மேலேயே உங்கள் கதையைத் தட்டச்சு செய்யுங்கள். பத்தியின் முடிவில் ஒரே ஒரு முறை Enter அழுத்துங்கள்; அடுத்த பத்தி தானாகவே உள்தள்ளித் தொடங்கும்.',
    ),
    new Paragraph({
      style: style.body,
      children: [
        ...runs(
          'மற்ற பத்திகள் எல்லாம் இப்படி இருக்கும். முற்றுப்புள்ளிக்குப் பிறகு ஓர் இடைவெளி; “மேற்கோள் குறிகள்” வளைந்தவை. அடைப்புக்குள் எழுதும் எண் அடிக்குறிப்பு ஆகாது, இதுதான் அடிக்குறிப்பு.',
        ),
        new FootnoteReferenceRun(1),
        ...runs(' நூல்களின் தலைப்புகளை ‘ஒற்றை மேற்கோள் குறிகளில்’ எழுதுங்கள். தமிழுக்குச் சாய்ந்த எழுத்து வேண்டாம்.'),
      ],
    }),
    p(
      style.body,
      'யூனிகோடு எழுத்துகளை மட்டும் பயன்படுத்துங்கள். பாமினி போன்ற பழைய எழுத்துருவில் எழுதியிருந்தால், முதலில் ஓர் அத்தியாயத்தை மாற்றி, வரிக்கு வரி சரிபார்த்த பிறகு மற்றவற்றை மாற்றுங்கள்.',
    ),
    p(style.sceneBreak, '⁎ ⁎ ⁎'),
    p(
      style.firstParagraph,
      'காலம் கடந்துவிட்டது, அல்லது இடம் மாறிவிட்டது: மூன்று சிறு நட்சத்திரங்கள் அதைச் சொல்லும். வெற்று வரி பக்கத்தின் அடியில் காணாமல் போகலாம்.',
    ),
    p(style.subheading, 'அத்தியாயத்துக்குள் ஒரு தலைப்பு'),
    p(
      style.firstParagraph,
      'அல்புனைவு நூலில், தேவையான இடத்தில் மட்டும் இதைப் பயன்படுத்துங்கள். கவிதையின் அடிகள் அப்படியே இருக்கும்:',
    ),
    verse(style.verse, [
      'கவிதையை Verse என்ற பாணியில் தட்டச்சு செய்யுங்கள்.',
      'ஓர் அடியின் முடிவில் Shift, Enter இரண்டையும் சேர்த்து,',
      'ஒரு பகுதியின் முடிவில் Enter மட்டும்.',
    ]),
    p(
      style.quotation,
      'நீண்ட மேற்கோள்களுக்குத் தனிப் பாணி உண்டு; மேற்கோள் குறிகள் வேண்டாம். எங்கிருந்து எடுத்தது என்று இறுதியில் எழுதுங்கள். எழுதியவர் மறைந்து அறுபது ஆண்டுகள் ஆகவில்லையென்றால் அனுமதி பெறுங்கள்.',
    ),
    p(style.body, 'படம் வருவதை இப்படித் தனி வரியில் குறித்து, அதன் கீழே படக்குறிப்பை எழுதுங்கள்:'),
    p(style.imagePlaceholder, '[படம் 01: 01-veppamaram.jpg, முழு அகலம்]'),
    p(style.caption, 'எங்கள் முற்றத்து வேப்பமரம், தஞ்சாவூர், 1987. படம்: குடும்ப ஆல்பம்'),
    p(
      style.body,
      'அந்த எண்ணும் கோப்பின் பெயரும் நீங்கள் அனுப்பும் கோப்பில் உள்ளவையே. உரையில் படத்தைக் குறிக்கும்போது “படம் 1” என்று எழுதுங்கள், “கீழே உள்ள படம்” என்று வேண்டாம்: இடையில் பக்கம் மாறலாம்.',
    ),
  ]
}

function english(): FileChild[] {
  return [
    p(style.chapterNumber, 'Chapter 2'),
    p(style.chapterHeading, 'A Chapter in English'),
    p(
      style.firstParagraph,
      'This is how a page in English looks. The first paragraph begins at the margin. Type over it.',
    ),
    p(style.body, 'Every other paragraph is indented by itself. One space follows a full stop.'),
  ]
}
