import { brand } from '@panai/contract/brand/brand'
import { expect, test } from 'vitest'
import { record } from '../../../test/a-set-book.ts'
import type { BookRecord } from './book-record.ts'
import { copyrightOf, imprintOf } from './interior-words.ts'

const english: BookRecord = { ...record, title: 'A well', author: 'Ilango', language: 'en', year: 2026 }
const tamil: BookRecord = { ...record, language: 'ta', author: 'இளங்கோ', year: 2026 }

test('where the book’s record says nothing, the copyright is the author’s and of the year in which the book is set', () => {
  expect(copyrightOf(english)).toBe('Copyright © 2026 Ilango')
  expect(imprintOf(english).slice(0, 2)).toEqual(['A well', 'Illustrator: அன்பு'])
  expect(imprintOf(english).filter((line) => /author|holder/.test(line))).toEqual([
    'All rights reserved. No part of this book may be reproduced without the written permission of its author.',
  ])
  expect(copyrightOf(tamil)).toBe('பதிப்புரிமை © 2026 இளங்கோ')
})

test('the edition stands below the title, and holder and year are those of the record', () => {
  const facts = { edition: 'இரண்டாம் பதிப்பு', copyrightHolder: 'இளங்கோ அறக்கட்டளை', copyrightYear: 2019 }
  expect(imprintOf({ ...tamil, ...facts })).toEqual([
    record.title,
    'இரண்டாம் பதிப்பு',
    'ஓவியர்: அன்பு',
    'பதிப்புரிமை © 2019 இளங்கோ அறக்கட்டளை',
    'எல்லா உரிமைகளும் பதிப்புரிமையாளருக்கே. எழுத்துப்பூர்வமான அனுமதி இல்லாமல் இந்த நூலின் எந்தப் பகுதியையும் மறுபதிப்புச் செய்யக் கூடாது.',
    `ISBN ${record.isbn}`,
    `வெளியீடு: ${brand.nameInTamil}`,
    expect.stringContaining(brand.address.postcode),
    brand.email,
  ])
  expect(imprintOf({ ...english, ...facts })).toContain(
    'All rights reserved. No part of this book may be reproduced without the written permission of the copyright holder.',
  )
})
