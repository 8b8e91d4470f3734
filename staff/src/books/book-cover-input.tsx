import type { StaffAuthorDetail } from '@panai/contract/catalogue/staff/authors'
import { useGetOne } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { DrawCoverButton } from '../parts/draw-cover-button.tsx'
import { PictureInput } from '../parts/picture-input.tsx'

/** The cover of a book: a picture file, or one that is drawn with the words of the form. */
export function BookCoverInput() {
  const [title, subtitle, authorId] = useWatch({ name: ['title', 'subtitle', 'author_id'] })
  const { data: author } = useGetOne<StaffAuthorDetail>('authors', { id: authorId }, { enabled: !!authorId })
  const words = { title: title ?? '', subtitle: subtitle ?? '', author: author?.name ?? '' }
  return (
    <PictureInput source="cover_id" shownAs="cover" label="Cover">
      {(take) => <DrawCoverButton words={words} onDrawn={take} />}
    </PictureInput>
  )
}
