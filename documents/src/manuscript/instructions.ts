import { brand } from '@panai/contract/brand'
import { lengths, manuscript } from '@panai/contract/publishing-terms'
import type { TrimSize } from '@panai/contract/vocabulary'
import type { Paragraph } from 'docx'
import { p } from './paragraphs.ts'
import { style } from './styles.ts'

const { least, most } = lengths.aboutTheAuthor

/** The first page of the file: what the author does with it, then deletes. */
export function instructions(size: TrimSize): Paragraph[] {
  const steps = [
    'Save this file under the title of your book.',
    'Type over the sample text, or paste yours as plain text (*Keep Text Only*), and give each paragraph its style from the list of styles: Chapter heading, Body, Verse, Image placeholder, Caption.',
    'The page, the margins and the letters are set by the styles. Don’t press Enter or the space bar to move text: every chapter begins on a new page by itself.',
    `Type Tamil in Unicode. The template asks for *Noto Serif Tamil*, which is free; where a computer lacks it, Nirmala UI or Tamil MN takes its place, and that is fine. Old fonts such as Bamini are not.`,
    `Put no picture into this file. Send each as a file of its own (${manuscript.pictures.join(', ')}), and leave a placeholder and a caption where it belongs, as Chapter 1 shows.`,
    `Fill in About the Author and About the Book at the end: ${least} to ${most} words each.`,
    'Right-click the list of contents and choose *Update Field* when you have finished.',
    'Delete this page, and every other note in this colour, before you send the file.',
  ]
  return [
    p(style.noteHeading, `Manuscript format for a book of ${sizeInWords(size)}`),
    ...steps.map((step, at) => p(style.note, `${at + 1}. ${step}`)),
    p(
      style.note,
      `Questions? ${brand.email}, ${brand.phone.shown}. A picture of your page is as good as a description of it.`,
    ),
  ]
}

function sizeInWords(size: TrimSize): string {
  return size === 'A4' ? 'A4 (210 × 297 mm)' : `${size.replace(' X ', ' × ').replace(/ in$/, '')} inches`
}
