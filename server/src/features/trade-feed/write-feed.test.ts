import type { BookFact } from '@panai/contract/catalogue/book-facts'
import { paise } from '@panai/contract/money/money'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { childrenOf, type Element, parseXml, textOf } from '../../../test/parse-xml.ts'
import { aTradeBook, oneBatch, onixOf, written } from '../../../test/trade-books.ts'
import type { DeletedProduct, TradeBook } from './products.ts'
import { writeTradeTable } from './write-feed.ts'

const book = aTradeBook

async function message(books: TradeBook[], deleted: DeletedProduct[] = []): Promise<Element> {
  return parseXml(await onixOf(books, deleted))
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

test('each format is a product of its own at a price of its own; the number is that of the first, and an e-book is an EPUB without a size', async () => {
  const products = await productsIn({ ...book, formats: ['ebook', 'paperback', 'hardback'] })
  expect(
    products.map((product) => [
      textOf(product, 'RecordReference'),
      textsAt(product, 'ProductIdentifier/IDValue').join(' '),
      [
        ...textsAt(product, 'DescriptiveDetail/ProductForm'),
        ...textsAt(product, 'DescriptiveDetail/ProductFormDetail'),
      ].join(' '),
      textsAt(product, 'DescriptiveDetail/Measure/Measurement').length,
      ...textsAt(product, 'DescriptiveDetail/Extent/ExtentType'),
      ...textsAt(product, 'ProductSupply/SupplyDetail/Price/PriceAmount'),
    ]),
  ).toEqual([
    ['panai.example.book.7.pb', 'PN-0007-PB 9780306406157', 'BC', 2, '00', '199.50'],
    ['panai.example.book.7.hb', 'PN-0007-HB', 'BB', 2, '00', '600.00'],
    ['panai.example.book.7.eb', 'PN-0007-EB', 'ED E101', 0, '08', '120.00'],
  ])
})

test('each format names the others in which the book is sold', async () => {
  const at = new Date('2026-03-31T19:00:00Z')
  const products = await productsIn({
    ...book,
    formats: ['ebook', 'paperback'],
    withdrawn: [{ format: 'hardback', at }],
  })
  const others = products.map((product) => [
    textOf(product, 'RecordReference').slice(-2),
    ...textsAt(product, 'RelatedMaterial/RelatedProduct/ProductRelationCode'),
    ...textsAt(product, 'RelatedMaterial/RelatedProduct/ProductIdentifier/IDValue'),
    ...textsAt(product, 'RelatedMaterial/RelatedProduct/ProductForm'),
  ])
  expect(others).toEqual([
    ['pb', '06', 'PN-0007-EB', 'ED'],
    ['hb', '06', '06', 'PN-0007-PB', '9780306406157', 'PN-0007-EB', 'BC', 'ED'],
    ['eb', '06', 'PN-0007-PB', '9780306406157', 'BC'],
  ])
  const [alone] = await productsIn(book)
  expect(textsAt(alone, 'RelatedMaterial/RelatedProduct/ProductForm')).toEqual([])
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
  const table = parse(await written(writeTradeTable(oneBatch([{ ...book, ...texts }]))), {
    bom: true,
    columns: true,
  })
  expect(table).toMatchObject([{ Description: 'गीत', 'Description in Tamil': 'பாடல்கள்' }])
})

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
  expect(await onixOf([{ ...book, ...change }])).not.toBe(await onixOf([book]))
})

test('the table says the same, a line for each product, and runs no formula', async () => {
  const text = await written(
    writeTradeTable(
      oneBatch([
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
