import QuoteIcon from '@mui/icons-material/FormatQuoteOutlined'
import type { StaffTestimonial } from '@panai/contract/content/staff/testimonials'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const testimonials: StaffResource = {
  name: 'testimonials',
  words: {
    one: 'Testimonial',
    many: 'Testimonials',
    empty: 'No testimonials yet. Create the first one.',
  },
  group: 'Catalogue',
  icon: QuoteIcon,
  calls: {
    list: '/api/staff/testimonials',
    one: '/api/staff/testimonials/{id}',
    create: '/api/staff/testimonials',
    update: '/api/staff/testimonials/{id}',
    remove: '/api/staff/testimonials/{id}',
  },
  may: { read: 'catalogue.read', create: 'catalogue.edit', edit: 'catalogue.edit', remove: 'catalogue.edit' },
  list: lazy(() => import('./testimonial-list.tsx')),
  create: lazy(async () => ({ default: (await import('./testimonial-form.tsx')).TestimonialCreate })),
  edit: lazy(async () => ({ default: (await import('./testimonial-form.tsx')).TestimonialEdit })),
  nameOf: ({ author_name }: StaffTestimonial) => author_name,
}
