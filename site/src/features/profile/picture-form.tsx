import type { AuthorProfile } from '@panai/contract/profile'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PhotoField } from '../photo/photo-field.tsx'
import { usePicture } from './use-picture.ts'

/** The author's picture: what is shown now, and another in its place. */
export function PictureForm({ profile }: { profile: AuthorProfile }) {
  const { photo, picked, busy, save, remove } = usePicture(profile.photo)
  return (
    <div className="grid gap-5 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <Picture
        key={photo?.path ?? 'none'}
        picture={photo}
        fallback="author"
        alt={photo ? 'Your picture now' : 'No picture yet'}
        sizes="7rem"
        className="aspect-square size-28 rounded-full object-cover"
      />
      <div>
        <PhotoField label={photo ? 'Replace picture' : 'Add a picture'} picked={picked} />
        <div className="mt-4 flex flex-wrap gap-3">
          {picked.photo && (
            <Button aria-disabled={busy} onClick={save}>
              {busy ? 'Saving...' : 'Save picture'}
            </Button>
          )}
          {photo && !picked.photo && (
            <Button variant="secondary" aria-disabled={busy} onClick={remove}>
              Remove picture
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
