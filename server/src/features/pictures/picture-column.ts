import type { Picture } from '@panai/contract/pictures/pictures'
import { sql } from 'kysely'

type StoredPicture = { key: string; width: number; height: number; placeholder: string }

/** Selects a joined row of `pictures` as one value, null when nothing was joined. */
export function pictureFrom(alias: string) {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<StoredPicture | null>`case when ${column('id')} is null then null else json_build_object(
    'key', ${column('key')}, 'width', ${column('width')}, 'height', ${column('height')},
    'placeholder', ${column('placeholder')}) end`
}

/** The picture as the API shows it, and its bare path for clients that know only that. */
export function toPicture(stored: StoredPicture | null): { picture: Picture | null; path: string | null } {
  if (!stored) return { picture: null, path: null }
  const { key, ...rest } = stored
  const path = `pictures/${key}.webp`
  return { picture: { path, ...rest }, path }
}
