import { brand } from '@panai/contract/brand/brand'
import { type Paise, toRupees } from '@panai/contract/money/money'
import {
  audienceCodes,
  codes,
  languageCodes,
  productFormDetails,
  productForms,
  roleCodes,
  scriptOf,
  themaCodes,
} from './codes.ts'
import type { DeletedProduct, ProductNumbers, TradeBook, TradeProduct } from './products.ts'
import { group, join, text, type Xml } from './xml.ts'

/** A product as ONIX 3.0 has it, by its reference names; its elements stand in the order of the standard. */
export function writeProduct(product: TradeProduct): string {
  return join(
    group(
      'Product',
      text('RecordReference', product.recordReference),
      text('NotificationType', codes.notification.confirmed),
      text('RecordSourceType', codes.recordSource),
      text('RecordSourceName', brand.name),
      identifiers(product),
      descriptiveDetail(product),
      collateralDetail(product.book),
      publishingDetail(product),
      relatedMaterial(product),
      productSupply(product),
    ),
  )
}

/** What to say of a product that is gone altogether: to be forgotten. */
export function writeDeletion(product: DeletedProduct): string {
  return join(
    group(
      'Product',
      text('RecordReference', product.recordReference),
      text('NotificationType', codes.notification.deleted),
      text('RecordSourceType', codes.recordSource),
      text('RecordSourceName', brand.name),
      identifiers(product),
    ),
  )
}

function identifiers({ ownIdentifier, isbn }: ProductNumbers): Xml {
  return [
    group(
      'ProductIdentifier',
      text('ProductIDType', codes.identifier.own),
      text('IDTypeName', `${brand.name} reference`),
      text('IDValue', ownIdentifier),
    ),
    isbn !== null &&
      group('ProductIdentifier', text('ProductIDType', codes.identifier.isbn13), text('IDValue', isbn)),
  ].map((identifier) => identifier || null)
}

function descriptiveDetail({ book, format, size, hasPrintCounterpart }: TradeProduct): Xml {
  const isPrinted = format !== 'ebook'
  const countOfPages = isPrinted
    ? codes.extent.printed
    : hasPrintCounterpart
      ? codes.extent.ofPrintCounterpart
      : codes.extent.notional
  return group(
    'DescriptiveDetail',
    text('ProductComposition', codes.singleItem),
    text('ProductForm', productForms[format]),
    text('ProductFormDetail', productFormDetails[format]),
    size && [measure(codes.measure.height, size.height), measure(codes.measure.width, size.width)],
    titles(book),
    people(book),
    text('EditionStatement', book.edition, { language: languageCodes[book.language] }),
    group(
      'Language',
      text('LanguageRole', codes.languageOfText),
      text('LanguageCode', languageCodes[book.language]),
    ),
    book.pages === null
      ? null
      : group(
          'Extent',
          text('ExtentType', countOfPages),
          text('ExtentValue', book.pages),
          text('ExtentUnit', codes.pages),
        ),
    subjects(book),
    group(
      'Audience',
      text('AudienceCodeType', codes.audienceScheme),
      text('AudienceCodeValue', audienceCodes[book.genre]),
    ),
  )
}

function measure(type: string, millimetres: number): Xml {
  return group(
    'Measure',
    text('MeasureType', type),
    text('Measurement', millimetres),
    text('MeasureUnitCode', codes.millimetres),
  )
}

/** The title as it stands on the book, and how it is written in Latin letters: what a shop without Tamil sorts and finds it by. */
function titles({ title, title_latin, subtitle, language }: TradeBook): Xml {
  const own = { language: languageCodes[language], textscript: scriptOf(title) }
  return [
    group(
      'TitleDetail',
      text('TitleType', codes.titleType.onTheBook),
      group(
        'TitleElement',
        text('TitleElementLevel', codes.titleLevel),
        text('TitleText', title, { collationkey: title_latin, ...own }),
        text('Subtitle', subtitle, { language: own.language, textscript: scriptOf(subtitle ?? '') }),
      ),
    ),
    title_latin === null || title_latin === title
      ? null
      : group(
          'TitleDetail',
          text('TitleType', codes.titleType.alternative),
          group(
            'TitleElement',
            text('TitleElementLevel', codes.titleLevel),
            text('TitleText', title_latin, { textscript: scriptOf(title_latin) }),
          ),
        ),
  ]
}

function people({ author, contributors }: TradeBook): Xml {
  return [{ ...author, role: 'author' as const }, ...contributors].map(({ name, nameLatin, role }, index) =>
    group(
      'Contributor',
      text('SequenceNumber', index + 1),
      text('ContributorRole', roleCodes[role]),
      text('PersonName', name, { collationkey: nameLatin, textscript: scriptOf(name) }),
      nameLatin === null || nameLatin === name
        ? null
        : group(
            'AlternativeName',
            text('NameType', codes.nameInOtherLetters),
            text('PersonName', nameLatin, { textscript: scriptOf(nameLatin) }),
          ),
    ),
  )
}

function subjects({ genre }: TradeBook): Xml {
  const thema = themaCodes[genre]
  return [
    thema === undefined
      ? null
      : group(
          'Subject',
          '<MainSubject/>',
          text('SubjectSchemeIdentifier', codes.scheme.thema),
          text('SubjectCode', thema),
        ),
    group(
      'Subject',
      text('SubjectSchemeIdentifier', codes.scheme.own),
      text('SubjectSchemeName', `${brand.name} genre`),
      text('SubjectCode', genre),
    ),
  ]
}

function collateralDetail({ description, coverAddress, sampleAddress, ...book }: TradeBook): Xml {
  const { language, description_en: english, description_ta: tamil } = book
  const texts = [
    [description, languageCodes[language]],
    [english === description ? null : english, languageCodes.en],
    [tamil === description ? null : tamil, languageCodes.ta],
  ] as const
  return group(
    'CollateralDetail',
    texts.map(([words, inLanguage]) =>
      words === null || words.trim() === ''
        ? null
        : group(
            'TextContent',
            text('TextType', codes.text.description),
            text('ContentAudience', codes.forEveryone),
            text('Text', words, { language: inLanguage, textformat: codes.plainText }),
          ),
    ),
    resource({ type: codes.resource.frontCover, mode: codes.mode.image, address: coverAddress }),
    resource({ type: codes.resource.sample, mode: codes.mode.text, address: sampleAddress }),
  )
}

type Resource = { type: string; mode: string; address: string | null }

function resource({ type, mode, address }: Resource): Xml {
  if (address === null) return null
  return group(
    'SupportingResource',
    text('ResourceContentType', type),
    text('ContentAudience', codes.forEveryone),
    text('ResourceMode', mode),
    group('ResourceVersion', text('ResourceForm', codes.linkable), text('ResourceLink', address)),
  )
}

function publishingDetail({ book, withdrawnAt }: TradeProduct): Xml {
  const { publishedAt, first_published } = book
  const firstYear = /^\d{4}$/.test(first_published ?? '') ? first_published : null
  return group(
    'PublishingDetail',
    group('Imprint', text('ImprintName', brand.name)),
    group('Publisher', text('PublishingRole', codes.publisher), text('PublisherName', brand.name)),
    text('CityOfPublication', brand.address.town),
    text('CountryOfPublication', codes.india),
    text('PublishingStatus', withdrawnAt ? codes.status.withdrawn : codes.status.active),
    publishedAt && dated(codes.date.published, dayInIndia(publishedAt), codes.dateFormat.day),
    firstYear && dated(codes.date.firstPublished, firstYear, codes.dateFormat.year),
    withdrawnAt && dated(codes.date.withdrawn, dayInIndia(withdrawnAt), codes.dateFormat.day),
    copyrightStatement(book),
  )
}

/** The standard has holders as persons or as bodies; of one who is not the author it is not known which. */
function copyrightStatement({ author, copyright_holder, copyright_year }: TradeBook): Xml {
  if (copyright_year === null) return null
  return group(
    'CopyrightStatement',
    text('CopyrightYear', copyright_year),
    copyright_holder === null ? group('CopyrightOwner', text('PersonName', author.name)) : null,
  )
}

function dated(role: string, date: string, dateformat: string): Xml {
  return group('PublishingDate', text('PublishingDateRole', role), text('Date', date, { dateformat }))
}

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })

/** The day of a moment in India, as YYYYMMDD. */
function dayInIndia(moment: Date): string {
  return indianDay.format(moment).replaceAll('-', '')
}

/** The same book in its other formats: without this a shop can't tell that two numbers are one book. */
function relatedMaterial({ others }: TradeProduct): Xml {
  return group(
    'RelatedMaterial',
    others.map((other) =>
      group(
        'RelatedProduct',
        text('ProductRelationCode', codes.otherFormat),
        identifiers(other),
        text('ProductForm', productForms[other.format]),
      ),
    ),
  )
}

function productSupply({ mrp, withdrawnAt }: TradeProduct): Xml {
  return group(
    'ProductSupply',
    group(
      'SupplyDetail',
      group(
        'Supplier',
        text('SupplierRole', codes.supplier),
        text('SupplierName', brand.name),
        text('TelephoneNumber', brand.phone.dialled),
        text('EmailAddress', brand.email),
      ),
      text('ProductAvailability', withdrawnAt ? codes.availability.withdrawn : codes.availability.available),
      group(
        'Price',
        text('PriceType', codes.retailPriceWithTax),
        text('PriceAmount', amount(mrp)),
        text('CurrencyCode', codes.rupees),
        group('Territory', text('CountriesIncluded', codes.india)),
      ),
    ),
  )
}

/** Rupees with their paise, as a decimal number of the standard. */
function amount(price: Paise): string {
  return toRupees(price).toFixed(2)
}
