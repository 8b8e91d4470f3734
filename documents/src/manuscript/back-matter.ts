import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { lengths } from '@panai/contract/submissions/publishing-terms'
import { style } from '@panai/server/manuscripts/word-file/styles'
import { type FileChild, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import { p } from './paragraphs.ts'

type Length = { least: number; most: number }

const words = inEach(
  {
    aboutTheAuthor: 'About the Author',
    ofTheAuthor: ({ least, most }: Length) =>
      `${least} to ${most} words, in the third person: where you come from, what you do, and the one fact that explains why you wrote this book. Leave out telephone numbers, home address and date of birth.`,
    author: 'Name of the author is …',
    aboutTheBook: 'About the Book',
    ofTheBook: ({ least, most }: Length) =>
      `${least} to ${most} words: what kind of book this is, the person and the difficulty or the question and why it matters, how it is told, and for whom. Don’t give away the ending.`,
    book: 'Begin with the sentence that makes a stranger turn the page.',
    images: 'List of images',
    ofImages: 'One line for each picture that you send. This list is for us and is not printed.',
    columns: [
      ['No.', '01', '02', '', ''],
      ['File', '01-neem-tree.jpg', '02-mazhai.jpg', '', ''],
      ['Where', 'Chapter 1', 'அத்தியாயம் 2', '', ''],
      ['Whose picture; permission', 'Family album; ours', 'Mine', '', ''],
    ],
  },
  {
    aboutTheAuthor: 'ஆசிரியர் குறிப்பு',
    ofTheAuthor: ({ least, most }) =>
      `${least} முதல் ${most} சொற்கள், படர்க்கையில்: உங்கள் ஊர், நீங்கள் செய்வது, இந்த நூலை ஏன் எழுதினீர்கள் என்று புரியவைக்கும் ஒரு செய்தி. தொலைபேசி எண், வீட்டு முகவரி, பிறந்த நாள் வேண்டாம்.`,
    author: 'ஆசிரியர் பெயர் …',
    aboutTheBook: 'நூல் குறிப்பு',
    ofTheBook: ({ least, most }) =>
      `${least} முதல் ${most} சொற்கள்: இது என்ன வகை நூல், யார், அவருக்கு என்ன சிக்கல் அல்லது என்ன கேள்வி, அது ஏன் முக்கியம், எப்படிச் சொல்கிறது, யாருக்காக. முடிவைச் சொல்லிவிட வேண்டாம்.`,
    book: 'அறிமுகமில்லாத ஒருவரைப் பக்கத்தைத் திருப்ப வைக்கும் வாக்கியத்தில் தொடங்குங்கள்.',
    images: 'படங்களின் பட்டியல்',
    ofImages: 'நீங்கள் அனுப்பும் ஒவ்வொரு படத்துக்கும் ஒரு வரி. இந்தப் பட்டியல் எங்களுக்கானது; அச்சில் வராது.',
    columns: [
      ['எண்', '01', '02', '', ''],
      ['கோப்பு', '01-veppamaram.jpg', '02-mazhai.jpg', '', ''],
      ['எங்கே', 'அத்தியாயம் 1', 'அத்தியாயம் 2', '', ''],
      ['யாருடைய படம்; அனுமதி', 'குடும்ப ஆல்பம்; எங்களுடையது', 'என்னுடையது', '', ''],
    ],
  },
)

const afterNote = { spacing: { before: 240 } }

/** What follows the last chapter: the two texts that sell the book, and the list of pictures for the typesetter. */
export function backMatter(language: InterfaceLanguage): FileChild[] {
  const said = words[language]
  return [
    p(style.unlistedHeading, said.aboutTheAuthor),
    p(style.note, said.ofTheAuthor(lengths.aboutTheAuthor)),
    p(style.firstParagraph, said.author, afterNote),
    p(style.unlistedHeading, said.aboutTheBook),
    p(style.note, said.ofTheBook(lengths.aboutTheBook)),
    p(style.firstParagraph, said.book, afterNote),
    p(style.unlistedHeading, said.images),
    p(style.note, said.ofImages),
    p(style.smallPrint, ''),
    imageList(said.columns),
  ]
}

const shares = [14, 30, 27, 29] as const
const ROWS = 5

function imageList(columns: readonly (readonly string[])[]): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: Array.from(
      { length: ROWS },
      (_, row) =>
        new TableRow({
          tableHeader: row === 0,
          cantSplit: true,
          children: columns.map(
            (column, at) =>
              new TableCell({
                width: { size: shares[at] ?? 0, type: WidthType.PERCENTAGE },
                margins: { top: 60, bottom: 60, left: 80, right: 80 },
                children: [p(style.smallPrint, row === 0 ? `*${column[row]}*` : (column[row] ?? ''))],
              }),
          ),
        }),
    ),
  })
}
