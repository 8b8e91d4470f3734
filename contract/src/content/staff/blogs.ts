import { z } from 'zod'
import { photoRule } from '../../accounts/account-rules.ts'
import { givenTranslations, lacks, lacksFilter, translationsOf } from '../../catalogue/staff/translations.ts'
import { listQuery, staffList, staffRecord, version } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { moment } from '../../http/day-fields.ts'
import { endpoint, jsonBody, longJsonBody, multipartBody } from '../../http/endpoint.ts'
import { idInPath, MAX_ID, noParams, requiredText, searchedText } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { clean } from '../../language/text-rules.ts'
import { languages } from '../../language/vocabulary.ts'
import { picture } from '../../pictures/pictures.ts'
import { blogMessages, blogRules, MOST_BYTES_OF_BLOG } from './blog-rules.ts'

/** What of an article is there in two languages, the words for a picture where it has one. */
export const blogTexts = ['title', 'html', 'picture_alt'] as const

export const blogStates = ['draft', 'scheduled', 'published'] as const
export type BlogState = (typeof blogStates)[number]

const row = z.object({
  id: z.int(),
  title: z.string(),
  language: z.enum(languages),
  lacks,
  state: z.enum(blogStates).meta({ description: 'By the time of publication, at the time of the answer.' }),
  published_at: z.iso.datetime().nullable().meta({ description: 'null: a draft.' }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  version,
})

export const staffBlogRow = row.meta({ id: 'StaffBlogRow' })
export type StaffBlogRow = z.output<typeof staffBlogRow>

export const staffBlog = row
  .extend({
    html: z.string().meta({ description: 'The text as the editor shows it.' }),
    picture_id: z.int().nullable(),
    picture: picture.nullable(),
    picture_alt: z.string(),
    ...translationsOf(blogTexts),
  })
  .meta({ id: 'StaffBlog' })
export type StaffBlog = z.output<typeof staffBlog>

const fields = z.object({
  title: requiredText(blogRules.title),
  language: z.enum(languages, blogMessages.language),
  html: z.string(blogMessages.text).max(blogRules.html.most, blogRules.html.tooLong),
  picture_id: z.int().min(1).max(MAX_ID).nullable(),
  picture_alt: z
    .string()
    .overwrite((text) => clean({ lines: 'one' }, text))
    .max(blogRules.picture_alt.most, blogRules.picture_alt.tooLong),
  ...givenTranslations(blogRules),
  published_at: moment(blogMessages.time).nullable(),
})
export type BlogFields = z.output<typeof fields>

const one = { params: z.object({ id: idInPath }), notFound: staffMessages.notFound } as const
const shared = { tag: 'Staff: content' } as const

export const listStaffBlogs = endpoint({
  ...shared,
  id: 'listStaffBlogs',
  method: 'GET',
  path: '/api/staff/blogs',
  access: staffMay('content.read'),
  summary: 'Articles, also drafts and scheduled ones',
  query: listQuery(['-updated_at', 'updated_at', '-published_at', 'published_at'], {
    state: z.enum(blogStates).optional(),
    q: searchedText(200).optional().meta({ description: 'Part of the title in any of its languages.' }),
    lacks: lacksFilter,
  }),
  output: staffList(staffBlogRow),
})

export const getStaffBlog = endpoint({
  ...shared,
  ...one,
  id: 'getStaffBlog',
  method: 'GET',
  path: '/api/staff/blogs/{id}',
  access: staffMay('content.read'),
  summary: 'One article as the editor shows it',
  output: staffRecord(staffBlog),
})

export const createBlog = endpoint({
  ...shared,
  id: 'createBlog',
  method: 'POST',
  path: '/api/staff/blogs',
  access: staffMay('content.edit'),
  summary: 'A new article',
  description: 'Without a time it is a draft; with a future time it appears then by itself.',
  body: longJsonBody(
    fields.extend({
      picture_id: fields.shape.picture_id.default(null),
      picture_alt: fields.shape.picture_alt.default(''),
      published_at: fields.shape.published_at.default(null),
    }),
    MOST_BYTES_OF_BLOG,
  ),
  output: staffRecord(staffBlog),
})

export const changeBlog = endpoint({
  ...shared,
  ...one,
  id: 'changeBlog',
  method: 'PATCH',
  path: '/api/staff/blogs/{id}',
  access: staffMay('content.edit'),
  summary: 'Changes the given fields of an article; visitors see it at the next request',
  body: longJsonBody(fields.partial().extend({ version }), MOST_BYTES_OF_BLOG),
  output: staffRecord(staffBlog),
  refusals: ['conflict'],
})

export const deleteBlog = endpoint({
  ...shared,
  ...one,
  id: 'deleteBlog',
  method: 'DELETE',
  path: '/api/staff/blogs/{id}',
  access: staffMay('content.edit'),
  summary: 'Deletes an article; its texts stay in the history',
  body: jsonBody(z.object({ version })),
  output: staffRecord(z.object({ id: z.int() })),
  refusals: ['conflict'],
})

export const previewBlog = endpoint({
  ...shared,
  ...one,
  id: 'previewBlog',
  method: 'POST',
  path: '/api/staff/blogs/{id}/preview',
  access: staffMay('content.edit'),
  summary: 'An address that shows the article as a public page, as it is in the editor, for an hour',
  body: longJsonBody(fields.omit({ published_at: true }), MOST_BYTES_OF_BLOG),
  output: staffRecord(
    z.object({
      address: z.string().meta({ description: 'Of the English page.' }),
      address_in_tamil: z.string(),
      expires_at: z.iso.datetime(),
    }),
  ),
})

export const blogVersion = z
  .object({
    version: z.int().meta({ description: '1 is the oldest in the list.' }),
    at: z.iso.datetime(),
    by: z.string().nullable(),
    language: z.enum(languages),
    title: z.string(),
    html: z.string(),
    picture_id: z.int().nullable(),
    picture_alt: z.string(),
    ...translationsOf(blogTexts),
    is_draft: z.boolean(),
  })
  .meta({ id: 'BlogVersion' })
export type BlogVersion = z.output<typeof blogVersion>

export const listBlogVersions = endpoint({
  ...shared,
  ...one,
  id: 'listBlogVersions',
  method: 'GET',
  path: '/api/staff/blogs/{id}/versions',
  access: staffMay('content.read'),
  summary: 'The article after each of its last 20 changes by staff, the newest first',
  output: staffRecord(z.array(blogVersion)),
})

export const addBlogPicture = endpoint({
  ...shared,
  id: 'addBlogPicture',
  method: 'POST',
  path: '/api/staff/pictures',
  access: staffMay('content.edit'),
  summary: 'Decodes a picture for articles, re-encodes and stores it',
  body: multipartBody(noParams, { picture: { ...photoRule, missing: photoRule.wrongType } }),
  output: staffRecord(picture.extend({ id: z.int(), address: z.string() })),
})

export const staffBlogEndpoints = [
  listStaffBlogs,
  getStaffBlog,
  createBlog,
  changeBlog,
  deleteBlog,
  previewBlog,
  listBlogVersions,
  addBlogPicture,
] as const
