import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { idInPath, wholeNumber } from '../http/fields.ts'
import { messages } from '../http/messages.ts'
import { textsIn } from '../language/texts-in.ts'
import { languages } from '../language/vocabulary.ts'
import { picture } from '../pictures/pictures.ts'

export const MAX_BLOGS_PER_PAGE = 50

const imagePath = z.string().nullable().meta({ description: 'Path below `/storage/`, or null.' })

export const testimonial = z
  .object({
    id: z.int(),
    book_title: z.string(),
    book_cover: imagePath,
    cover: picture.nullable(),
    rating: z.int().min(1).max(5).nullable(),
    quote: z.string(),
    language: z.enum(languages),
    author_name: z.string(),
    author_title: z.string(),
    author_image: imagePath,
    photo: picture.nullable(),
    is_demo: z.boolean().meta({ description: 'True for the made-up ones that show how the section looks.' }),
  })
  .meta({ id: 'Testimonial' })
export type Testimonial = z.output<typeof testimonial>

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

export const question = z
  .object({
    id: z.string().meta({ description: 'Names its place on the help page.' }),
    question: z.string(),
    answer: z.string().meta({ description: 'Plain text; line breaks are kept.' }),
    language: z.enum(languages),
  })
  .meta({ id: 'Question' })
export type ShownQuestion = z.output<typeof question>

export const listQuestions = endpoint({
  id: 'listQuestions',
  method: 'GET',
  path: '/api/questions',
  tag: 'Content',
  access: 'public',
  summary: 'Frequent questions with their answers, in the order of the help page',
  query: z.object({ texts_in: textsIn }),
  output: z.object({ success: z.literal(true), data: z.array(question) }),
  caching: 'public',
})

export const listTestimonials = endpoint({
  id: 'listTestimonials',
  method: 'GET',
  path: '/api/testimonials',
  aliases: ['/testimonials'],
  tag: 'Content',
  access: 'public',
  summary: 'What authors say, in the order the publisher chose',
  description: 'At most 50.',
  query: z.object({ texts_in: textsIn }),
  output: z.array(testimonial),
  caching: 'public',
})

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
  }),
  output: z.object({ success: z.literal(true), message: z.string(), blog: article }),
  notFound: messages.blogNotFound,
  ownWith: ['preview'],
  caching: 'public',
})

export const contentEndpoints = [listTestimonials, listBlogs, getBlog] as const
