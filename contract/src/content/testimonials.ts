import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { textsIn } from '../language/texts-in.ts'
import { languages } from '../language/vocabulary.ts'
import { imagePath, picture } from '../pictures/pictures.ts'

/** What of a testimonial is there in two languages: the title of a book stays as the book has it. */
export const testimonialTexts = ['quote', 'author_name', 'author_title'] as const

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
