import { type FileChild, FootnoteReferenceRun, Paragraph, TextRun } from 'docx'
import { p, verse } from './paragraphs.ts'
import { style } from './styles.ts'

/** Two sample chapters that show every style where it is used, one in each script. */
export function chapters(): FileChild[] {
  return [...english(), ...tamil()]
}

/** The notes that the chapters refer to. */
export const footnotes = {
  1: { children: [p(style.smallPrint, ' A note at the foot of the page: References, Insert Footnote.')] },
}

function english(): FileChild[] {
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
