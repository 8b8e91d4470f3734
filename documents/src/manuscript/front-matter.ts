import { brand } from '@panai/contract/brand'
import { ISBN_DIGITS } from '@panai/contract/publishing-terms'
import { type FileChild, TableOfContents } from 'docx'
import { p } from './paragraphs.ts'
import { style } from './styles.ts'

/** What is before the first chapter, in the order of a printed book. */
export function frontMatter(): FileChild[] {
  return [...titlePage(), ...imprint(), ...dedication(), ...contents(), ...preface()]
}

function titlePage(): FileChild[] {
  return [
    p(style.title, 'Title of the book'),
    p(style.subtitle, 'Subtitle, if there is one'),
    p(style.authorName, 'Name of the author'),
    p(
      style.note,
      'Spell the title and your name as they are to stand on the cover, in the script of the book.',
    ),
  ]
}

function imprint(): FileChild[] {
  const lines = [
    '*Title of the book*',
    'Genre · Language',
    '© Year, Name of the author',
    'All rights reserved. No part of this book may be copied, stored or passed on in any form without the written permission of the author, except for short quotations in a review.',
    'First edition: Month Year',
    `ISBN: to be filled in (${ISBN_DIGITS} digits, one number for each format)`,
    'Cover: Name of the artist',
    'Pictures: Names, or “by the author”',
    `Published with ${brand.name}, ${brand.address.town}, ${brand.address.region}`,
    'A line for your readers: an e-mail address that will still work in ten years',
  ]
  return lines.map((line, at) => p(style.smallPrint, line, { pageBreakBefore: at === 0 }))
}

function dedication(): FileChild[] {
  return [p(style.dedication, 'For the one who listened to every chapter first')]
}

function contents(): FileChild[] {
  return [
    p(style.unlistedHeading, 'Contents'),
    new TableOfContents('Contents', {
      stylesWithLevels: [
        { styleName: 'Chapter heading', level: 1 },
        { styleName: 'Heading before the chapters', level: 1 },
      ],
      beginDirty: false,
    }),
  ]
}

function preface(): FileChild[] {
  return [
    p(style.frontHeading, 'Preface'),
    p(
      style.firstParagraph,
      'Why you wrote this book, and whom you thank. One page is enough. A foreword by somebody else goes before the preface and carries that person’s name at its end.',
    ),
  ]
}
