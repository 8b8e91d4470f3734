import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { idInPath } from '../http/fields.ts'
import { messages } from '../http/messages.ts'
import { languages } from '../language/vocabulary.ts'
import { imagePath, picture } from '../pictures/pictures.ts'

export const bioInTamil = z
  .string()
  .nullable()
  .meta({ description: 'Null too where the text itself is in Tamil.' })

export const authorBrief = z
  .object({
    id: z.int(),
    name: z.string(),
    name_latin: z.string().nullable(),
    profile_photo: imagePath,
    photo: picture.nullable(),
  })
  .meta({ id: 'AuthorBrief' })

/** An address of an author's that somebody typed. What a host may be is asked when it is taken in: what was kept is shown. */
const elsewhere = z
  .string()
  .regex(/^https?:\/\//)
  .meta({ format: 'uri' })

export const authorDetail = z
  .object({
    id: z.int(),
    name: z.string(),
    name_latin: z.string().nullable(),
    years: z.string().nullable(),
    language: z.enum(languages).meta({ description: 'Language of `bio`.' }),
    profile_photo: imagePath,
    photo: picture.nullable(),
    bio: z.string().nullable(),
    bio_en: z.string().nullable(),
    bio_ta: bioInTamil,
    rating: z.number().min(0).max(5).nullable(),
    facebook: elsewhere.nullable(),
    twitter: elsewhere.nullable(),
    instagram: elsewhere.nullable(),
    website: elsewhere.nullable(),
    awards: z.string().nullable(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'AuthorDetail' })
export type AuthorDetail = z.output<typeof authorDetail>

export const getAuthor = endpoint({
  id: 'getAuthor',
  method: 'GET',
  path: '/api/authors/{id}',
  aliases: ['/authors/{id}'],
  tag: 'Catalogue',
  access: 'public',
  summary: 'One author',
  description:
    'Answers at `/authors/{id}` too, when the request accepts JSON and not HTML; browsers get the page there.',
  params: z.object({ id: idInPath }),
  output: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ author: authorDetail }),
  }),
  notFound: messages.authorNotFound,
  caching: 'public',
})
