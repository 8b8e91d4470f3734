import type { Testimonial } from '@panai/contract/content'
import type { Database } from '../../db/database.ts'
import { pictureFrom, toPicture } from '../pictures/index.ts'

const MOST_SHOWN = 50

export async function listShownTestimonials(db: Database): Promise<Testimonial[]> {
  const rows = await db
    .selectFrom('testimonials')
    .leftJoin('pictures as covers', 'covers.id', 'testimonials.cover_id')
    .leftJoin('pictures as photos', 'photos.id', 'testimonials.photo_id')
    .select([
      'testimonials.id',
      'testimonials.book_title',
      'testimonials.rating',
      'testimonials.quote',
      'testimonials.language',
      'testimonials.author_name',
      'testimonials.author_title',
      'testimonials.is_demo',
    ])
    .select([pictureFrom('covers').as('stored_cover'), pictureFrom('photos').as('stored_photo')])
    .orderBy('testimonials.position')
    .orderBy('testimonials.id')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(({ stored_cover, stored_photo, ...row }) => {
    const cover = toPicture(stored_cover)
    const photo = toPicture(stored_photo)
    return {
      ...row,
      language: row.language,
      cover: cover.picture,
      book_cover: cover.path,
      photo: photo.picture,
      author_image: photo.path,
    }
  })
}
