import { z } from 'zod'
import { accountRules, profileRules } from '../../accounts/account-rules.ts'
import { listQuery, staffList, staffRecord, version } from '../../console/staff/lists.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { changedText, idInPath, MAX_ID, oneOf, requiredText, searchedText } from '../../http/fields.ts'
import { messages } from '../../http/messages.ts'
import { staffMay } from '../../http/permissions.ts'
import type { TextRule } from '../../language/text-rules.ts'
import { languages } from '../../language/vocabulary.ts'
import { picture } from '../../pictures/pictures.ts'
import { MAX_SEARCH_LENGTH } from '../books.ts'
import { lacksFilter } from './translations.ts'

/** So many are made one at once. */
export const MOST_MERGED_AUTHORS = 10
/** A search finds so many. */
export const MOST_AUTHOR_MATCHES = 500

const line = (label: string, most: number) =>
  ({ lines: 'one', missing: null, most, tooLong: `${label} must have at most ${most} characters` }) as const

export const authorRules = {
  name: { ...accountRules.name, missing: 'Name is required', least: 1 },
  name_latin: line('Name in Latin letters', 255),
  other_names: {
    lines: 'many',
    missing: null,
    most: 500,
    tooLong: 'Other names must have at most 500 characters',
  },
  slug: {
    ...line('Name in web addresses', 120),
    missing: 'Name in web addresses is required',
    pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
    malformed: 'Name in web addresses must be small letters and digits between hyphens',
  },
  years: line('Years', 60),
  bio_en: { ...profileRules.bio, tooLong: 'Biography in English must have at most 5,000 characters' },
  bio_ta: { ...profileRules.bio, tooLong: 'Biography in Tamil must have at most 5,000 characters' },
} as const satisfies Record<string, TextRule>

export const authorMessages = {
  slugTaken: 'Another author has this name in web addresses',
  photoGone: 'This picture is not there any more: please choose it again',
  twice: 'An author can’t be merged with themselves',
  several: `Choose 1 to ${MOST_MERGED_AUTHORS} authors to merge into this one`,
  hasAccount: '{name} has an account: choose them as the one who stays',
  hasMoney: '{name} has sales or payouts: choose them as the one who stays',
  bothAccounts: '{name} and {other} both have an account: they can’t be merged',
  bothMoney: '{name} and {other} both have sales or payouts: they can’t be merged',
  refersElsewhere: 'Something else refers to one of these authors: they can’t be merged',
  gone: 'One of these authors is not there any more',
} as const

export const authorOrders = ['name', '-name', '-updated_at', 'updated_at'] as const

export const staffAuthor = z
  .object({
    id: z.int(),
    version: z.int(),
    slug: z.string(),
    name: z.string(),
    name_latin: z.string().nullable(),
    years: z.string().nullable(),
    language: z.enum(languages),
    photo: picture.nullable(),
    books: z.int().meta({ description: 'Drafts too.' }),
    has_account: z.boolean(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'StaffAuthor' })
export type StaffAuthor = z.output<typeof staffAuthor>

export const staffAuthorDetail = staffAuthor
  .extend({
    other_names: z
      .string()
      .nullable()
      .meta({ description: 'One a line. The search finds the author by them; they are not shown.' }),
    bio: z.string().nullable(),
    bio_en: z.string().nullable(),
    bio_ta: z.string().nullable(),
    photo_id: z.int().nullable(),
    facebook: z.string().nullable(),
    twitter: z.string().nullable(),
    instagram: z.string().nullable(),
    website: z.string().nullable(),
    awards: z.string().nullable(),
  })
  .meta({ id: 'StaffAuthorDetail' })
export type StaffAuthorDetail = z.output<typeof staffAuthorDetail>

const optionalFields = {
  name_latin: changedText(authorRules.name_latin),
  other_names: changedText(authorRules.other_names),
  years: changedText(authorRules.years),
  bio: changedText(profileRules.bio),
  bio_en: changedText(authorRules.bio_en),
  bio_ta: changedText(authorRules.bio_ta),
  photo_id: z.int().min(1).max(MAX_ID).nullable().optional(),
  facebook: changedText(profileRules.facebook),
  twitter: changedText(profileRules.twitter),
  instagram: changedText(profileRules.instagram),
  website: changedText(profileRules.website),
  awards: changedText(profileRules.awards),
}

const shared = { tag: 'Staff: catalogue' } as const
const one = {
  ...shared,
  params: z.object({ id: idInPath }),
  notFound: messages.authorNotFound,
} as const

export const listStaffAuthors = endpoint({
  ...shared,
  id: 'listStaffAuthors',
  method: 'GET',
  path: '/api/staff/authors',
  access: staffMay('catalogue.read'),
  summary: 'Authors, also those without a book',
  description: `A search finds names as they are written and as they sound, in every script; ${MOST_AUTHOR_MATCHES} at the most.`,
  query: listQuery(authorOrders, {
    q: searchedText(MAX_SEARCH_LENGTH).optional(),
    account: oneOf('account', ['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
    lacks: lacksFilter,
  }),
  output: staffList(staffAuthor),
})

export const getStaffAuthor = endpoint({
  ...one,
  id: 'getStaffAuthor',
  method: 'GET',
  path: '/api/staff/authors/{id}',
  access: staffMay('catalogue.read'),
  summary: 'One author',
  output: staffRecord(staffAuthorDetail),
})

export const createAuthor = endpoint({
  ...shared,
  id: 'createAuthor',
  method: 'POST',
  path: '/api/staff/authors',
  access: staffMay('catalogue.edit'),
  summary: 'Adds an author who has no account',
  description: 'Without a `slug` one is made from the name.',
  body: jsonBody(
    z.object({
      name: requiredText(authorRules.name),
      slug: requiredText(authorRules.slug).optional(),
      language: z.enum(languages, 'Please select a language'),
      ...optionalFields,
    }),
  ),
  output: staffRecord(staffAuthorDetail),
})

export const changeAuthor = endpoint({
  ...one,
  id: 'changeAuthor',
  method: 'PATCH',
  path: '/api/staff/authors/{id}',
  access: staffMay('catalogue.edit'),
  summary: 'Changes the given fields of an author',
  body: jsonBody(
    z.object({
      version,
      name: requiredText(authorRules.name).optional(),
      slug: requiredText(authorRules.slug).optional(),
      language: z.enum(languages, 'Please select a language').optional(),
      ...optionalFields,
    }),
  ),
  output: staffRecord(staffAuthorDetail),
  refusals: ['conflict'],
})

export const listAuthorDuplicates = endpoint({
  ...shared,
  id: 'listAuthorDuplicates',
  method: 'GET',
  path: '/api/staff/author-duplicates',
  access: staffMay('catalogue.read'),
  summary: 'Authors whose names sound the same, in any script',
  query: listQuery(['name'], {}),
  output: staffList(z.object({ id: z.string(), sounds: z.string(), authors: z.array(staffAuthor) })),
})

const id = z.int().min(1).max(MAX_ID)
const known = z.object({ id, version })

export const mergePreview = z
  .object({
    survivor: staffAuthor,
    merged: z.array(staffAuthor),
    moves: z.object({
      books: z.int(),
      contributions: z.int().meta({ description: 'Books that they contributed to in another role.' }),
      submissions: z.int(),
    }),
    fills: z.array(z.object({ field: z.string(), value: z.string() })).meta({
      description: 'What the remaining author gets from the others.',
    }),
    refusal: z.string().nullable().meta({ description: 'Why they can’t be merged.' }),
  })
  .meta({ id: 'AuthorMergePreview' })
export type MergePreview = z.output<typeof mergePreview>

export const previewAuthorMerge = endpoint({
  ...shared,
  id: 'previewAuthorMerge',
  method: 'POST',
  path: '/api/staff/author-merge-previews',
  access: staffMay('catalogue.edit'),
  summary: 'What merging authors would move; nothing is changed',
  body: jsonBody(
    z.object({
      survivor_id: id,
      merged_ids: z
        .array(id, authorMessages.several)
        .min(1, authorMessages.several)
        .max(MOST_MERGED_AUTHORS, authorMessages.several),
    }),
  ),
  output: staffRecord(mergePreview),
})

export const mergeAuthors = endpoint({
  ...shared,
  id: 'mergeAuthors',
  method: 'POST',
  path: '/api/staff/author-merges',
  access: staffMay('catalogue.edit'),
  summary: 'Merges several authors into one',
  description:
    'Their books, contributions and submissions move to the remaining author; their old pages redirect there.',
  body: jsonBody(
    z.object({
      survivor: known,
      merged: z
        .array(known, authorMessages.several)
        .min(1, authorMessages.several)
        .max(MOST_MERGED_AUTHORS, authorMessages.several),
    }),
  ),
  output: staffRecord(staffAuthorDetail),
  refusals: ['conflict'],
})

export const authorEndpoints = [
  listStaffAuthors,
  getStaffAuthor,
  createAuthor,
  changeAuthor,
  listAuthorDuplicates,
  previewAuthorMerge,
  mergeAuthors,
] as const
