import type { AuthorProfile } from '@panai/contract/accounts/profile'
import type { AuthorCaller } from '../../../access/caller.ts'
import type { Database } from '../../../db/database.ts'
import { pictureFrom, toPicture } from '../../pictures/index.ts'

/** What the author has told about themselves, seen by themselves. */
export async function getProfile(db: Database, { accountId }: AuthorCaller): Promise<AuthorProfile> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('authors', 'authors.id', 'accounts.author_id')
    .leftJoin('pictures as photos', 'photos.id', 'authors.photo_id')
    .where('accounts.id', '=', accountId)
    .select([
      'authors.id',
      'accounts.name',
      'accounts.email',
      'accounts.phone',
      'authors.bio',
      'authors.facebook',
      'authors.twitter',
      'authors.instagram',
      'authors.website',
      'authors.awards',
      'accounts.language as mail_language',
      'accounts.email_confirmed_at',
      'accounts.created_at',
    ])
    .select(pictureFrom('photos').as('photo'))
    .executeTakeFirstOrThrow()
  const { email_confirmed_at, photo: stored, ...told } = row
  const photo = toPicture(stored)
  return {
    ...told,
    email: told.email ?? '', // only a closed account has none
    photo: photo.picture,
    profile_photo: photo.path,
    email_confirmed: email_confirmed_at !== null,
    created_at: told.created_at.toISOString(),
  }
}
