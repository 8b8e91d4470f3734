import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codesOf, problemsIn } from '../../../test/onix.ts'
import { parseXml } from '../../../test/parse-xml.ts'
import { anyTradeBook, aTradeBook, onixOf } from '../../../test/trade-books.ts'
import { audienceCodes, codes, languageCodes, productForms, roleCodes, scriptCodes } from './codes.ts'

const withdrawn = [{ format: 'hardback' as const, at: new Date('2026-03-31T19:00:00Z') }]
const gone = { recordReference: 'panai.example.book.3.pb', ownIdentifier: 'PN-0003-PB', isbn: null }
const whole = await onixOf([{ ...aTradeBook, formats: ['paperback', 'ebook'], withdrawn }], [gone])

test('whatever is in a book, the message is what ONIX 3.0 asks for', async () => {
  expect(problemsIn(whole)).toEqual([])
  await fc.assert(
    fc.asyncProperty(anyTradeBook, async (one) => {
      const message = await onixOf([one], [{ ...gone, ownIdentifier: one.reference, isbn: one.isbn }])
      parseXml(message)
      expect(problemsIn(message)).toEqual([])
    }),
  )
})

test('so is a message of no change', async () => {
  expect(problemsIn(await onixOf([]))).toEqual([])
})

const price = '<Price><PriceType>02</PriceType><PriceAmount>199.50</PriceAmount>'
const supplier = '<SupplierRole>01</SupplierRole>'

/** A message that is broken in one way: what stands instead of what. */
const broken = {
  'no release': [' release="3.0"', ''],
  'another release': ['release="3.0"', 'release="3.1"'],
  'another namespace': ['onix/3.0/reference', 'onix/3.0/short'],
  'no header': [/<Header>.*<\/Header>/, ''],
  'no product': [/<Product>.*<\/Product>/s, ''],
  'no products beside products': ['</Header>', '</Header><NoProduct/>'],
  'an element that must be there': ['<NotificationType>03</NotificationType>', ''],
  'a composite that must be there': [/<ProductIdentifier>.*?<\/ProductIdentifier>/g, ''],
  'a block that must be there': [/<DescriptiveDetail>.*?<\/DescriptiveDetail>/, ''],
  'one element too many': [supplier, supplier.repeat(2)],
  'an order of its own': [/(<ProductComposition>.*?)(<ProductForm>.*?<\/ProductForm>)/, '$2$1'],
  'an element in the wrong place': ['</Supplier>', '<MeasureType>01</MeasureType></Supplier>'],
  'an element of no standard': ['</Supplier>', '<Colour>red</Colour></Supplier>'],
  'an element of another namespace': ['<SupplierRole>', '<SupplierRole xmlns="">'],
  'text between elements': ['<Supplier>', '<Supplier>ours'],
  'an empty text': ['<SupplierName>Panai</SupplierName>', '<SupplierName></SupplierName>'],
  'a blank text': ['<SupplierName>Panai</SupplierName>', '<SupplierName> \n</SupplierName>'],
  'a line that is two': ['<SupplierName>Panai', '<SupplierName>Panai\nbooks'],
  'something in what is empty': ['<MainSubject/>', '<MainSubject>poetry</MainSubject>'],
  'an attribute of no standard': ['<Subject>', '<Subject main="yes">'],
  'an attribute where none may stand': ['<IDValue>', '<IDValue language="tam">'],
  'a code of an attribute in no list': ['language="tam"', 'language="tamil"'],
  'a code in no list': ['<ProductForm>BC', '<ProductForm>QQ'],
  'the name of a code instead of it': ['<ProductForm>BC', '<ProductForm>PaperbackSoftback'],
  'a code of another list': ['<ProductAvailability>20', '<ProductAvailability>04'],
  'a country in no list': ['<CountriesIncluded>IN', '<CountriesIncluded>IN XX'],
  'neither price nor reason': [/<Price>.*?<\/Price>/, ''],
  'price and reason': ['<Price>', '<UnpricedItemType>02</UnpricedItemType><Price>'],
  'a reason in no list': [/<Price>.*?<\/Price>/, '<UnpricedItemType>99</UnpricedItemType>'],
  'a price of no currency': ['<CurrencyCode>INR</CurrencyCode>', ''],
  'a price of nothing': [price, price.replace('199.50', '0.00')],
  'a price below nothing': [price, price.replace('199.50', '-1')],
  'a price with its currency': [price, price.replace('199.50', 'Rs. 199.50')],
  'a price with a comma': [price, price.replace('199.50', '1,199.50')],
  'a number of no place': ['<SequenceNumber>1', '<SequenceNumber>0'],
  'a number that is none': ['<SequenceNumber>1', '<SequenceNumber>first'],
  'a measure of nothing': ['<Measurement>216', '<Measurement>0'],
  'pages of nothing': ['<ExtentValue>120', '<ExtentValue>0'],
  'a day that is none': ['dateformat="00">20240601', 'dateformat="00">20241301'],
  'a day as a year': ['dateformat="05">1917', 'dateformat="05">19170101'],
  'a date of no form': ['<Date dateformat="05">', '<Date>'],
  'a year that is none': ['<CopyrightYear>1917', '<CopyrightYear>in 1917'],
  'a moment that is none': ['<SentDateTime>20261121T063005Z', '<SentDateTime>2026-11-21T06:30:05Z'],
  'an ISBN with its hyphens': ['<IDValue>9780306406157', '<IDValue>978-0-306-40615-7'],
  'a number of ours without a name': [/<IDTypeName>.*?<\/IDTypeName>/, ''],
  'a subject of ours without a name': [/<SubjectSchemeName>.*?<\/SubjectSchemeName>/, ''],
  'an audience of no list': ['<AudienceCodeValue>01', '<AudienceCodeValue>all'],
  'an address that is none': ['<ResourceLink>https://', '<ResourceLink>'],
  'an e-mail address that is none': [/<EmailAddress>[^<]*/, '<EmailAddress>by post'],
} satisfies Record<string, [RegExp | string, string]>

test.each(Object.entries(broken))('a message is refused for %s', (_, [instead, of]) => {
  const message = whole.replace(instead, of)
  expect(message).not.toBe(whole)
  expect(problemsIn(message)).not.toEqual([])
})

test.each(['01', '02'])('an unpriced item says why instead of its price: %s', (reason) => {
  const message = whole.replace(/<Price>.*?<\/Price>/, `<UnpricedItemType>${reason}</UnpricedItemType>`)
  expect(message).not.toBe(whole)
  expect(problemsIn(message)).toEqual([])
})

test('what is not well-formed is no message at all', () => {
  expect(() => problemsIn(whole.replace('</Header>', ''))).toThrow()
})

test('every word of ours has a code in its list', () => {
  const tables: [number, Record<string, string>][] = [
    [1, codes.notification],
    [5, codes.identifier],
    [15, codes.titleType],
    [17, roleCodes],
    [23, codes.extent],
    [27, codes.scheme],
    [28, audienceCodes],
    [48, codes.measure],
    [55, codes.dateFormat],
    [64, codes.status],
    [65, codes.availability],
    [74, languageCodes],
    [121, scriptCodes],
    [150, productForms],
    [163, codes.date],
  ]
  for (const [list, table] of tables)
    for (const [word, code] of Object.entries(table))
      expect([list, word, code, codesOf(list).has(code)]).toEqual([list, word, code, true])
  expect(codesOf(150).has('Hardback')).toBe(false)
})
