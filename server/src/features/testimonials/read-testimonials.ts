import { lackingLanguages } from '@panai/contract/catalogue/staff/translations'
import { type StaffTestimonial, testimonialTexts } from '@panai/contract/content/staff/testimonials'
import type { Testimonial } from '@panai/contract/content/testimonials'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { inLanguage } from '@panai/contract/language/texts-in'
import type { Database } from '../../db/database.ts'
import { pictureFrom, toPicture } from '../pictures/index.ts'

const MOST_SHOWN = 50
const translations = [
  ...(['testimonials.quote_en', 'testimonials.author_name_en', 'testimonials.author_title_en'] as const),
  ...(['testimonials.quote_ta', 'testimonials.author_name_ta', 'testimonials.author_title_ta'] as const),
] as const

/** Testimonials as staff see them; not yet in an order. */
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

type Row = Awaited<ReturnType<ReturnType<typeof selectTestimonials>['execute']>>[number]

export function toTestimonial({ stored_cover, stored_photo, ...row }: Row): StaffTestimonial {
  const cover = toPicture(stored_cover)
  const photo = toPicture(stored_photo)
  return {
    ...row,
    cover: cover.picture,
    book_cover: cover.path,
    photo: photo.picture,
    author_image: photo.path,
    lacks: lackingLanguages(row, testimonialTexts),
  }
}

/** Those that everybody sees, in the order that the publisher chose. */
export async function listShownTestimonials(
  db: Database,
  wanted?: InterfaceLanguage,
): Promise<Testimonial[]> {
  const rows = await selectTestimonials(db)
    .orderBy('testimonials.position')
    .orderBy('testimonials.id')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(toTestimonial).map((row) => ({ ...row, ...inLanguage(row, testimonialTexts, wanted) }))
}
