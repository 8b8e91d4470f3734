import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { idInPath, wholeNumber } from '../http/fields.ts'
import { messages } from '../http/messages.ts'
import { textsIn } from '../language/texts-in.ts'
import { languages } from '../language/vocabulary.ts'
import { imagePath, picture } from '../pictures/pictures.ts'

export const MAX_BLOGS_PER_PAGE = 50

export const blog = z
  .object({
    id: z.int(),
    title: z.string(),
    content: z.string().meta({ description: 'The text without its formatting; line breaks are kept.' }),
    language: z.enum(languages),
    image: imagePath,
    picture: picture.nullable(),
    picture_alt: z.string().meta({ description: 'What the picture shows, for people who cannot see it.' }),
    date: z.iso.date(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Blog' })
export type Blog = z.output<typeof blog>

/** One whole article. */
export const article = blog
  .extend({
    html: z
      .string()
      .meta({ description: 'The text with its formatting: a closed list of elements, no script, no style.' }),
  })
  .meta({ id: 'Article' })
export type Article = z.output<typeof article>

export const listBlogs = endpoint({
  id: 'listBlogs',
  method: 'GET',
  path: '/api/blogs',
  tag: 'Content',
  access: 'public',
  summary: 'Blog articles, newest first',
  description: `A plain list of at most ${MAX_BLOGS_PER_PAGE}; a \`Link\` header names the other pages.`,
  query: z.object({
    page: wholeNumber('page', 1, 1_000).optional(),
    per_page: wholeNumber('per_page', 1, MAX_BLOGS_PER_PAGE).optional(),
    texts_in: textsIn,
  }),
  output: z.array(blog),
  caching: 'public',
})

export const getBlog = endpoint({
  id: 'getBlog',
  method: 'GET',
  path: '/api/blogs/{id}',
  tag: 'Content',
  access: 'public',
  summary: 'One blog article',
  params: z.object({ id: idInPath }),
  query: z.object({
    preview: z
      .string()
      .max(100)
      .optional()
      .meta({ description: 'The token of a preview; staff get it from `previewBlog`.' }),
    texts_in: textsIn,
  }),
  output: z.object({ success: z.literal(true), message: z.string(), blog: article }),
  notFound: messages.blogNotFound,
  ownWith: ['preview'],
  caching: 'public',
})

export const blogEndpoints = [listBlogs, getBlog] as const
