import type { Database } from '../../db/database.ts'
import { pictureFrom, toPicture } from '../pictures/index.ts'

const translations = [
  ...(['testimonials.quote_en', 'testimonials.author_name_en', 'testimonials.author_title_en'] as const),
  ...(['testimonials.quote_ta', 'testimonials.author_name_ta', 'testimonials.author_title_ta'] as const),
] as const

/** Testimonials with their pictures, not yet in an order. */
export function selectTestimonials(db: Database) {
  return db
    .selectFrom('testimonials')
    .leftJoin('pictures as covers', 'covers.id', 'testimonials.cover_id')
    .leftJoin('pictures as photos', 'photos.id', 'testimonials.photo_id')
    .select([
      'testimonials.id',
      'testimonials.version',
      'testimonials.position',
      'testimonials.book_title',
      'testimonials.rating',
      'testimonials.quote',
      'testimonials.language',
      'testimonials.author_name',
      'testimonials.author_title',
      'testimonials.is_demo',
      'testimonials.cover_id',
      'testimonials.photo_id',
      ...translations,
    ])
    .select([pictureFrom('covers').as('stored_cover'), pictureFrom('photos').as('stored_photo')])
}

export type TestimonialRow = Awaited<ReturnType<ReturnType<typeof selectTestimonials>['execute']>>[number]

export function toTestimonial({ stored_cover, stored_photo, ...row }: TestimonialRow) {
  const cover = toPicture(stored_cover)
  const photo = toPicture(stored_photo)
  return {
    ...row,
    cover: cover.picture,
    book_cover: cover.path,
    photo: photo.picture,
    author_image: photo.path,
  }
}
