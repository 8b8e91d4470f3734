import { brokenReference } from '../../db/broken-key.ts'

const MOST_TRIES = 3

/**
 * Stores a picture and puts it where it is shown. Where it equals one that somebody else takes away in between, it is stored again.
 * @param store a picture, as often as it is asked to. @param put must do nothing when it throws.
 */
export async function putPicture<T>(
  store: () => Promise<number>,
  put: (id: number) => Promise<T>,
  triesLeft = MOST_TRIES,
): Promise<T> {
  const id = await store()
  try {
    return await put(id)
  } catch (error) {
    if (triesLeft <= 1 || !brokenReference(error)?.endsWith('_photo_id_fkey')) throw error
    return putPicture(store, put, triesLeft - 1)
  }
}
