import type { AuthorDetail } from '@panai/contract/catalogue/authors'
import { messages } from '@panai/contract/http/messages'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { pictureFrom, toPicture } from '../pictures/index.ts'
import { isPublicAuthor } from './is-public-author.ts'

/** @throws Refusal not_found when there is no such author, or none that shows. */
export async function getPublicAuthor(db: Database, id: number): Promise<AuthorDetail> {
  const row = await db
    .selectFrom('authors')
    .leftJoin('pictures as photos', 'photos.id', 'authors.photo_id')
    .where('authors.id', '=', id)
    .where(isPublicAuthor)
    .select([
      'authors.id',
      'authors.name',
      'authors.name_latin',
      'authors.years',
      'authors.language',
      'authors.bio',
      'authors.bio_en',
      'authors.bio_ta',
      'authors.rating',
      'authors.facebook',
      'authors.twitter',
      'authors.instagram',
      'authors.website',
      'authors.awards',
      'authors.updated_at',
    ])
    .select(pictureFrom('photos').as('photo'))
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', messages.authorNotFound)

  const photo = toPicture(row.photo)
  return {
    ...row,
    language: row.language,
    photo: photo.picture,
    profile_photo: photo.path,
    updated_at: row.updated_at.toISOString(),
  }
}
