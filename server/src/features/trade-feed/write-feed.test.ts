import { type BookFact, MOST_MRP } from '@panai/contract/catalogue/book-facts'
import {
  bookFormats,
  contributorRoles,
  genres,
  languages,
  trimSizes,
} from '@panai/contract/language/vocabulary'
import { paise } from '@panai/contract/money/money'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookUp, problemsIn } from '../../../test/onix.ts'
import { childrenOf, type Element, parseXml, textOf } from '../../../test/parse-xml.ts'
import { audienceCodes, codes, languageCodes, productForms, roleCodes, scriptCodes } from './codes.ts'
import type { DeletedProduct, TradeBook } from './products.ts'
import { writeOnix, writeTradeTable } from './write-feed.ts'

const book: TradeBook = {
  id: 7,
  reference: 'PN-0007',
  title: 'கண்ணன் பாட்டு',
  title_latin: 'Kannan Pattu',
  subtitle: null,
  language: 'ta',
  genre: 'poetry',
  formats: ['paperback'],
  withdrawn: [],
  author: { name: 'பாரதி', nameLatin: 'Bharati' },
  contributors: [],
  pages: 120,
  trim_size: '5.5 X 8.5 in',
  mrp: { paperback: paise(19_950), hardback: paise(60_000), ebook: paise(12_000) },
  isbn: '9780306406157',
  description: 'பாடல்கள்',
  description_en: 'Songs',
  description_ta: null,
  first_published: '1917',
  edition: 'முதல் பதிப்பு',
  copyright_holder: null,
  copyright_year: 1917,
  publishedAt: new Date('2024-05-31T20:00:00Z'),
  coverAddress: 'https://books.example/storage/pictures/0-1280.webp',
}

async function* once(books: TradeBook[], deleted: DeletedProduct[] = []) {
  yield { books, deleted }
}

async function written(pieces: AsyncIterable<string>): Promise<string> {
  let whole = ''
  for await (const piece of pieces) whole += piece
  return whole
}

async function message(books: TradeBook[], deleted: DeletedProduct[] = []): Promise<Element> {
  return parseXml(await written(writeOnix(once(books, deleted), new Date('2026-11-21T06:30:05.250Z'))))
}

async function productsIn(...books: TradeBook[]): Promise<Element[]> {
  return childrenOf(await message(books), 'Product')
}

/** The texts at a path below an element: `DescriptiveDetail/Contributor/PersonName`. */
function textsAt(element: Element | undefined, path: string): string[] {
  const names = path.split('/')
  const last = names.pop() ?? ''
  let level = element ? [element] : []
  for (const name of names) level = level.flatMap((one) => childrenOf(one, name))
  return level.flatMap((one) => childrenOf(one, last).map(({ children }) => children.join('')))
}

test('a book is told whole', async () => {
  const root = await message([book])
  expect(root.name).toBe('ONIXMessage')
  expect(root.attributes).toEqual({ release: '3.0', xmlns: 'http://ns.editeur.org/onix/3.0/reference' })
  expect(textsAt(root, 'Header/SentDateTime')).toEqual(['20261121T063005Z'])
  const [product] = childrenOf(root, 'Product')
  const told = Object.fromEntries(
    [
      'RecordReference',
      'NotificationType',
      'ProductIdentifier/ProductIDType',
      'ProductIdentifier/IDValue',
      'DescriptiveDetail/ProductForm',
      'DescriptiveDetail/Measure/Measurement',
      'DescriptiveDetail/TitleDetail/TitleElement/TitleText',
      'DescriptiveDetail/Contributor/PersonName',
      'DescriptiveDetail/Contributor/AlternativeName/PersonName',
      'DescriptiveDetail/Language/LanguageCode',
      'DescriptiveDetail/Extent/ExtentValue',
      'DescriptiveDetail/Subject/SubjectCode',
      'CollateralDetail/TextContent/Text',
      'PublishingDetail/Publisher/PublisherName',
      'PublishingDetail/PublishingStatus',
      'PublishingDetail/PublishingDate/Date',
      'ProductSupply/SupplyDetail/ProductAvailability',
      'ProductSupply/SupplyDetail/Price/PriceType',
      'ProductSupply/SupplyDetail/Price/PriceAmount',
      'ProductSupply/SupplyDetail/Price/CurrencyCode',
    ].map((path) => [path, textsAt(product, path)]),
  )
  expect(told).toEqual({
    RecordReference: ['panai.example.book.7.pb'],
    NotificationType: ['03'],
    'ProductIdentifier/ProductIDType': ['01', '15'],
    'ProductIdentifier/IDValue': ['PN-0007-PB', '9780306406157'],
    'DescriptiveDetail/ProductForm': ['BC'],
    'DescriptiveDetail/Measure/Measurement': ['216', '140'],
    'DescriptiveDetail/TitleDetail/TitleElement/TitleText': ['கண்ணன் பாட்டு', 'Kannan Pattu'],
    'DescriptiveDetail/Contributor/PersonName': ['பாரதி'],
    'DescriptiveDetail/Contributor/AlternativeName/PersonName': ['Bharati'],
    'DescriptiveDetail/Language/LanguageCode': ['tam'],
    'DescriptiveDetail/Extent/ExtentValue': ['120'],
    'DescriptiveDetail/Subject/SubjectCode': ['DC', 'poetry'],
    'CollateralDetail/TextContent/Text': ['பாடல்கள்', 'Songs'],
    'PublishingDetail/Publisher/PublisherName': ['Panai'],
    'PublishingDetail/PublishingStatus': ['04'],
    'PublishingDetail/PublishingDate/Date': ['20240601', '1917'],
    'ProductSupply/SupplyDetail/ProductAvailability': ['20'],
    'ProductSupply/SupplyDetail/Price/PriceType': ['02'],
    'ProductSupply/SupplyDetail/Price/PriceAmount': ['199.50'],
    'ProductSupply/SupplyDetail/Price/CurrencyCode': ['INR'],
  })
  const title =
    product && childrenOf(product, 'DescriptiveDetail').flatMap((one) => childrenOf(one, 'TitleDetail'))
  const element = title?.flatMap((one) => childrenOf(one, 'TitleElement'))
  expect(element?.flatMap((one) => childrenOf(one, 'TitleText').map(({ attributes }) => attributes))).toEqual(
    [{ collationkey: 'Kannan Pattu', language: 'tam', textscript: 'Taml' }, { textscript: 'Latn' }],
  )
})

test('each format is a product of its own at a price of its own; the number is that of the first, and an e-book has no size', async () => {
  const products = await productsIn({ ...book, formats: ['ebook', 'paperback', 'hardback'] })
  expect(
    products.map((product) => [
      textOf(product, 'RecordReference'),
      textsAt(product, 'ProductIdentifier/IDValue').join(' '),
      textsAt(product, 'DescriptiveDetail/Measure/Measurement').length,
      ...textsAt(product, 'DescriptiveDetail/Extent/ExtentType'),
      ...textsAt(product, 'ProductSupply/SupplyDetail/Price/PriceAmount'),
    ]),
  ).toEqual([
    ['panai.example.book.7.pb', 'PN-0007-PB 9780306406157', 2, '00', '199.50'],
    ['panai.example.book.7.hb', 'PN-0007-HB', 2, '00', '600.00'],
    ['panai.example.book.7.eb', 'PN-0007-EB', 0, '08', '120.00'],
  ])
})

test('a book without a number yet goes by our own reference', async () => {
  const [product] = await productsIn({ ...book, isbn: null })
  expect(textsAt(product, 'ProductIdentifier/ProductIDType')).toEqual(['01'])
})

test('a withdrawn format is sent as out of sale, with the day in India; a deleted one as a deletion', async () => {
  const withdrawn = [{ format: 'paperback' as const, at: new Date('2026-03-31T19:00:00Z') }]
  const gone = { recordReference: 'panai.example.book.3.pb', ownIdentifier: 'PN-0003-PB', isbn: null }
  const root = await message([{ ...book, formats: [], withdrawn, publishedAt: null }], [gone])
  const [first, second] = childrenOf(root, 'Product')
  expect(textsAt(first, 'PublishingDetail/PublishingStatus')).toEqual(['11'])
  expect(textsAt(first, 'PublishingDetail/PublishingDate/PublishingDateRole')).toEqual(['11', '13'])
  expect(textsAt(first, 'PublishingDetail/PublishingDate/Date')).toEqual(['1917', '20260401'])
  expect(textsAt(first, 'ProductSupply/SupplyDetail/ProductAvailability')).toEqual(['46'])
  expect(textsAt(first, 'ProductIdentifier/IDValue')).toEqual(['PN-0007-PB', '9780306406157'])
  expect(textsAt(second, 'NotificationType')).toEqual(['05'])
  expect(second?.children.map((child) => (typeof child === 'string' ? child : child.name))).toEqual([
    'RecordReference',
    'NotificationType',
    'RecordSourceType',
    'RecordSourceName',
    'ProductIdentifier',
  ])
})

/** Every book that the closed lists of the trade allow, with texts as hard as they come. */
const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 })
const anyMrp = fc.integer({ min: 1, max: MOST_MRP }).map(paise)
const anyPerson = fc.record({ name: anyText, nameLatin: fc.option(anyText) })
const anyBook: fc.Arbitrary<TradeBook> = fc.record({
  id: fc.integer({ min: 1, max: 2_147_483_647 }),
  reference: anyText,
  title: anyText,
  title_latin: fc.option(anyText),
  subtitle: fc.option(anyText),
  language: fc.constantFrom(...languages),
  genre: fc.constantFrom(...genres),
  formats: fc.subarray([...bookFormats]),
  withdrawn: fc
    .subarray([...bookFormats])
    .map((formats) => formats.map((format) => ({ format, at: new Date('2025-01-01') }))),
  author: anyPerson,
  contributors: fc.array(
    fc.record({ name: anyText, nameLatin: fc.option(anyText), role: fc.constantFrom(...contributorRoles) }),
    { maxLength: 4 },
  ),
  pages: fc.option(fc.integer({ min: 1, max: 5_000 })),
  trim_size: fc.option(fc.constantFrom(...trimSizes)),
  mrp: fc.record({ paperback: anyMrp, hardback: anyMrp, ebook: anyMrp }),
  isbn: fc.option(fc.constant('9780306406157')),
  description: anyText,
  description_en: fc.option(anyText),
  description_ta: fc.option(anyText),
  first_published: fc.option(fc.constantFrom('1917', 'about 200 BC')),
  edition: fc.option(anyText),
  copyright_holder: fc.option(anyText),
  copyright_year: fc.option(fc.integer({ min: 1_900, max: 2_100 })),
  publishedAt: fc.option(
    fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  ),
  coverAddress: fc.option(fc.constant('https://books.example/a.webp')),
})

test('a book of another language is told in Tamil too, each text with its language', async () => {
  const texts = { description: 'गीत', description_en: 'Songs', description_ta: 'பாடல்கள்' }
  const [product] = await productsIn({ ...book, language: 'hi', ...texts })
  const [detail] = product ? childrenOf(product, 'CollateralDetail') : []
  const told = (detail ? childrenOf(detail, 'TextContent') : []).flatMap((text) => childrenOf(text, 'Text'))
  expect(told.map(({ attributes, children }) => [attributes.language, children.join('')])).toEqual([
    ['hin', 'गीत'],
    ['eng', 'Songs'],
    ['tam', 'பாடல்கள்'],
  ])
  const table = parse(await written(writeTradeTable(once([{ ...book, ...texts }]))), {
    bom: true,
    columns: true,
  })
  expect(table).toMatchObject([{ Description: 'गीत', 'Description in Tamil': 'பாடல்கள்' }])
})

test('whatever is in a book, the message is well-formed, its elements stand in the order of the standard and its codes in the lists', async () => {
  await fc.assert(
    fc.asyncProperty(anyBook, async (one) => {
      const seen = await message(
        [one],
        [{ recordReference: 'r', ownIdentifier: one.reference, isbn: one.isbn }],
      )
      check(seen)
    }),
  )
})

function check(element: Element): void {
  const children = element.children.filter((child) => typeof child !== 'string')
  if (children.length > 0) {
    const names = children.map(({ name }) => name)
    expect(problemsIn(element.name, names)).toEqual([])
    // A scheme of our own has to be named.
    if (element.name === 'ProductIdentifier')
      expect(names.includes('IDTypeName')).toBe(textOf(element, 'ProductIDType') === codes.identifier.own)
    if (element.name === 'Subject')
      expect(names.includes('SubjectSchemeName')).toBe(
        textOf(element, 'SubjectSchemeIdentifier') === codes.scheme.own,
      )
  } else {
    const value = element.children.join('')
    expect([element.name, value, lookUp(element.name, value)]).toEqual([element.name, value, 'known'])
  }
  for (const [name, value] of Object.entries(element.attributes))
    if (name !== 'release' && name !== 'xmlns')
      expect([name, value, lookUp(`@${name}`, value)]).toEqual([name, value, 'known'])
  for (const child of children) check(child)
}

test('a copyright that is not the author’s is given its year alone: whether its holder is a person is not known', async () => {
  const statements = await Promise.all(
    [book, { ...book, copyright_holder: 'Trust' }, { ...book, copyright_year: null }].map(async (one) => {
      const [product] = await productsIn(one)
      const [detail] = product ? childrenOf(product, 'PublishingDetail') : []
      return (detail ? childrenOf(detail, 'CopyrightStatement') : []).map(textIn)
    }),
  )
  expect(statements).toEqual([['1917பாரதி'], ['1917'], []])
})

function textIn({ children }: Element): string {
  return children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('')
}

test('an element out of its place, too many or missing is a problem', () => {
  expect(problemsIn('Measure', ['MeasureType', 'Measurement', 'MeasureUnitCode'])).toEqual([])
  expect(problemsIn('Measure', ['Measurement', 'MeasureType', 'MeasureUnitCode'])).toEqual([
    'Measure is out of order',
  ])
  expect(problemsIn('Measure', ['MeasureType', 'MeasureType', 'Price'])).toEqual([
    'Price may not stand in Measure',
    'Measure is out of order',
    'MeasureType stands twice in Measure',
    'Measure has no Measurement',
    'Measure has no MeasureUnitCode',
  ])
  expect(problemsIn('Territory', ['CountriesExcluded'])).toEqual([
    'Territory has no CountriesIncluded|RegionsIncluded',
  ])
})

test('every word of ours has a code that the lists know', () => {
  const tables = {
    ProductForm: productForms,
    LanguageCode: languageCodes,
    '@textscript': scriptCodes,
    ContributorRole: roleCodes,
    AudienceCodeValue: audienceCodes,
    NotificationType: codes.notification,
    ProductIDType: codes.identifier,
    TitleType: codes.titleType,
    ExtentType: codes.extent,
    MeasureType: codes.measure,
    SubjectSchemeIdentifier: codes.scheme,
    PublishingStatus: codes.status,
    PublishingDateRole: codes.date,
    '@dateformat': codes.dateFormat,
    ProductAvailability: codes.availability,
  }
  for (const [name, table] of Object.entries(tables))
    for (const code of Object.values(table))
      expect([name, code, lookUp(name, code)]).toEqual([name, code, 'known'])
  expect(lookUp('ProductForm', 'Hardback')).toBe('unknown')
  expect(lookUp('ProductForm', 'ZZ9')).toBe('unknown')
})

/** Each fact as something else than the book above has. */
const otherFacts: Readonly<Record<Exclude<BookFact, 'cover_id' | 'is_featured'>, Partial<TradeBook>>> = {
  title: { title: 'குயில் பாட்டு' },
  title_latin: { title_latin: 'Kuyil Pattu' },
  subtitle: { subtitle: 'Songs of a cuckoo' },
  language: { language: 'en' },
  genre: { genre: 'fiction' },
  formats: { formats: ['hardback'] },
  mrp: { mrp: { ...book.mrp, paperback: paise(20_000) } },
  pages: { pages: 121 },
  trim_size: { trim_size: 'A4' },
  isbn: { isbn: null },
  first_published: { first_published: '1918' },
  edition: { edition: 'இரண்டாம் பதிப்பு' },
  copyright_holder: { copyright_holder: 'பாரதி அறக்கட்டளை' },
  copyright_year: { copyright_year: 1918 },
  contributors: { contributors: [{ role: 'editor', name: 'Arul', nameLatin: null }] },
  description: { description: 'A cuckoo sings.' },
  description_en: { description_en: 'A cuckoo' },
  description_ta: { description_ta: 'குயில்' },
}

test.each(Object.entries(otherFacts))('the feed says what the %s is', async (_, change) => {
  const feedOf = (one: TradeBook) => written(writeOnix(once([one]), new Date('2026-11-21T06:30:05.250Z')))
  expect(await feedOf({ ...book, ...change })).not.toBe(await feedOf(book))
})

test('the table says the same, a line for each product, and runs no formula', async () => {
  const text = await written(
    writeTradeTable(
      once([
        {
          ...book,
          title: '=1+1',
          formats: ['paperback', 'ebook'],
          contributors: [{ role: 'translator', name: 'Pope', nameLatin: null }],
        },
      ]),
    ),
  )
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
  expect(
    rows.map((row) => [row.Reference, row.ISBN, row.Title, row['MRP in INR'], row['Width in mm']]),
  ).toEqual([
    ['PN-0007-PB', '9780306406157', "'=1+1", '199.5', '140'],
    ['PN-0007-EB', '', "'=1+1", '120', ''],
  ])
  expect(rows[0]).toMatchObject({ Status: 'active', Contributors: 'translator: Pope', Author: 'பாரதி' })
})
