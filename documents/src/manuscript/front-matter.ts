import { brand } from '@panai/contract/brand/brand'
import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { ISBN_DIGITS } from '@panai/contract/submissions/publishing-terms'
import { style } from '@panai/server/manuscripts/word-file/styles'
import { type FileChild, TableOfContents } from 'docx'
import { p } from './paragraphs.ts'

const words = inEach(
  {
    title: 'Title of the book',
    subtitle: 'Subtitle, if there is one',
    author: 'Name of the author',
    spelling: 'Spell the title and your name as they are to stand on the cover, in the script of the book.',
    imprint: [
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
    ],
    dedication: 'For the one who listened to every chapter first',
    contents: 'Contents',
    preface: 'Preface',
    aboutPreface:
      'Why you wrote this book, and whom you thank. One page is enough. A foreword by somebody else goes before the preface and carries that person’s name at its end.',
  },
  {
    title: 'நூலின் தலைப்பு',
    subtitle: 'துணைத் தலைப்பு, இருந்தால்',
    author: 'ஆசிரியர் பெயர்',
    spelling: 'தலைப்பையும் உங்கள் பெயரையும் அட்டையில் வர வேண்டியபடியே எழுதுங்கள், நூலின் எழுத்திலேயே.',
    imprint: [
      '*நூலின் தலைப்பு*',
      'வகை · மொழி',
      '© ஆண்டு, ஆசிரியர் பெயர்',
      'பதிப்புரிமை பெற்றது. மதிப்புரைகளில் சிறு மேற்கோள்கள் தவிர, இந்நூலின் எப்பகுதியையும் ஆசிரியரின் எழுத்துப்பூர்வமான அனுமதி இல்லாமல் எவ்வடிவிலும் நகலெடுக்கவோ சேமிக்கவோ பரப்பவோ கூடாது.',
      'முதற்பதிப்பு: மாதம் ஆண்டு',
      `ISBN: பிறகு எழுதலாம் (${ISBN_DIGITS} இலக்கங்கள், ஒவ்வொரு வடிவத்துக்கும் ஓர் எண்)`,
      'அட்டை: ஓவியர் பெயர்',
      'படங்கள்: பெயர்கள், அல்லது “ஆசிரியர்”',
      `வெளியீடு: ${brand.nameInTamil} பதிப்பகம்`,
      'வாசகர்களுக்கு ஒரு வரி: பத்து ஆண்டுகள் கழித்தும் வேலை செய்யும் ஒரு மின்னஞ்சல் முகவரி',
    ],
    dedication: 'ஒவ்வோர் அத்தியாயத்தையும் முதலில் கேட்டவருக்கு',
    contents: 'பொருளடக்கம்',
    preface: 'முன்னுரை',
    aboutPreface:
      'இந்த நூலை ஏன் எழுதினீர்கள், யாருக்கு நன்றி சொல்கிறீர்கள். ஒரு பக்கம் போதும். மற்றொருவர் எழுதும் அணிந்துரை, முன்னுரைக்கு முன்னால் வரும்; அதன் முடிவில் அவரது பெயர் இருக்கும்.',
  },
)

/** What the title page says, which the running heads repeat. */
export function titles(language: InterfaceLanguage): { title: string; author: string } {
  return words[language]
}

/** What is before the first chapter, in the order of a printed book. */
export function frontMatter(language: InterfaceLanguage): FileChild[] {
  const said = words[language]
  return [
    p(style.title, said.title),
    p(style.subtitle, said.subtitle),
    p(style.authorName, said.author),
    p(style.note, said.spelling),
    ...said.imprint.map((line, at) => p(style.smallPrint, line, { pageBreakBefore: at === 0 })),
    p(style.dedication, said.dedication),
    p(style.unlistedHeading, said.contents),
    new TableOfContents(said.contents, {
      stylesWithLevels: [
        { styleName: 'Chapter heading', level: 1 },
        { styleName: 'Heading before the chapters', level: 1 },
      ],
      beginDirty: false,
    }),
    p(style.frontHeading, said.preface),
    p(style.firstParagraph, said.aboutPreface),
  ]
}
