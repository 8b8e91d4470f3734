import { lengths } from '@panai/contract/publishing-terms'
import { type FileChild, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import { p } from './paragraphs.ts'
import { style } from './styles.ts'

const between = ({ least, most }: { least: number; most: number }) => `${least} to ${most} words`

const afterNote = { spacing: { before: 240 } }

/** What follows the last chapter: the two texts that sell the book, and the list of pictures for the typesetter. */
export function backMatter(): FileChild[] {
  return [
    p(style.unlistedHeading, 'About the Author'),
    p(
      style.note,
      `${between(lengths.aboutTheAuthor)}, in the third person: where you come from, what you do, and the one fact that explains why you wrote this book. Leave out telephone numbers, home address and date of birth.`,
    ),
    p(style.firstParagraph, 'Name of the author is …', afterNote),
    p(style.unlistedHeading, 'About the Book'),
    p(
      style.note,
      `${between(lengths.aboutTheBook)}: what kind of book this is, the person and the difficulty or the question and why it matters, how it is told, and for whom. Don’t give away the ending.`,
    ),
    p(style.firstParagraph, 'Begin with the sentence that makes a stranger turn the page.', afterNote),
    p(style.unlistedHeading, 'List of images'),
    p(style.note, 'One line for each picture that you send. This list is for us and is not printed.'),
    p(style.smallPrint, ''),
    imageList(),
  ]
}

const columns = [
  ['No.', '01', '02', '', ''],
  ['File', '01-neem-tree.jpg', '02-mazhai.jpg', '', ''],
  ['Where', 'Chapter 1', 'அத்தியாயம் 2', '', ''],
  ['Whose picture; permission', 'Family album; ours', 'Mine', '', ''],
] as const
const shares = [10, 32, 28, 30] as const

function imageList(): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: columns[0].map(
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
