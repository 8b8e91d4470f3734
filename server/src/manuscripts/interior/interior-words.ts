import { brand } from '@panai/contract/brand/brand'
import { inEach } from '@panai/contract/language/in-each'
import { englishTradeWords, tamilTradeWords } from '@panai/contract/language/trade-words'
import type { ContributorRole, Language } from '@panai/contract/language/vocabulary'
import type { BookRecord } from './book-record.ts'

type Words = {
  contents: string
  /** What stands for one that nobody has described. */
  picture: string
  publisher: string
  copyright: (year: number, holder: string) => string
  /** Whose leave it takes. */
  rights: { author: string; holder: string }
  publishedBy: string
  contributors: Readonly<Record<ContributorRole | 'other', string>>
}

const words = inEach<Words>(
  {
    contents: 'Contents',
    picture: 'Picture',
    publisher: brand.name,
    copyright: (year, holder) => `Copyright © ${year} ${holder}`,
    rights: {
      author:
        'All rights reserved. No part of this book may be reproduced without the written permission of its author.',
      holder:
        'All rights reserved. No part of this book may be reproduced without the written permission of the copyright holder.',
    },
    publishedBy: 'Published by',
    contributors: { ...englishTradeWords.roles, other: 'With' },
  },
  {
    contents: 'பொருளடக்கம்',
    picture: 'படம்',
    publisher: brand.nameInTamil,
    copyright: (year, holder) => `பதிப்புரிமை © ${year} ${holder}`,
    rights: {
      author:
        'எல்லா உரிமைகளும் எழுத்தாளருக்கே. அவருடைய எழுத்துப்பூர்வமான அனுமதி இல்லாமல் இந்த நூலின் எந்தப் பகுதியையும் மறுபதிப்புச் செய்யக் கூடாது.',
      holder:
        'எல்லா உரிமைகளும் பதிப்புரிமையாளருக்கே. எழுத்துப்பூர்வமான அனுமதி இல்லாமல் இந்த நூலின் எந்தப் பகுதியையும் மறுபதிப்புச் செய்யக் கூடாது.',
    },
    publishedBy: 'வெளியீடு',
    contributors: { ...tamilTradeWords.roles, other: 'பங்களிப்பு' },
  },
)

/** What the house itself writes into a book: in Tamil into a Tamil one, in English into all others. */
export function houseWords(language: Language): Words {
  return words[language === 'ta' ? 'ta' : 'en']
}

/** “Copyright © 2026 Ilango”, in the words of the house. */
export function copyrightOf(record: BookRecord): string {
  const { language, author, copyrightHolder = author, year, copyrightYear = year } = record
  return houseWords(language).copyright(copyrightYear, copyrightHolder)
}

/** The copyright page, a paragraph each. The house's address is given in Latin letters: post needs it so. */
export function imprintOf(record: BookRecord): string[] {
  const { title, edition, language, contributors, copyrightHolder, isbn } = record
  const words = houseWords(language)
  const { street, town, postcode, region, country } = brand.address
  return [
    title,
    ...(edition === undefined ? [] : [edition]),
    ...contributors.map(({ name, role }) => `${words.contributors[role ?? 'other']}: ${name}`),
    copyrightOf(record),
    words.rights[copyrightHolder === undefined ? 'author' : 'holder'],
    ...(isbn === null ? [] : [`ISBN ${isbn}`]),
    `${words.publishedBy}: ${words.publisher}`,
    `${street}, ${town} ${postcode}, ${region}, ${country}`,
    brand.email,
  ]
}
