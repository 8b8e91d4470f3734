import type { AuthorProfile } from '@panai/contract/accounts/profile'
import { localised } from '@panai/contract/language/localised'
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
        alt={
          photo
            ? localised('Your picture now', 'இப்போதுள்ள உங்கள் படம்')
            : localised('No picture yet', 'இன்னும் படம் இல்லை')
        }
        sizes="7rem"
        className="aspect-square size-28 rounded-full object-cover"
      />
      <div>
        <PhotoField
          label={
            photo ? localised('Replace picture', 'வேறு படம்') : localised('Add a picture', 'படத்தைச் சேர்க்க')
          }
          picked={picked}
        />
        <div className="mt-4 flex flex-wrap gap-3">
          {picked.photo && (
            <Button aria-disabled={busy} onClick={save}>
              {busy ? localised('Saving...', 'சேமிக்கிறோம்...') : localised('Save picture', 'படத்தைச் சேமிக்க')}
            </Button>
          )}
          {photo && !picked.photo && (
            <Button variant="secondary" aria-disabled={busy} onClick={remove}>
              {localised('Remove picture', 'படத்தை நீக்குக')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
