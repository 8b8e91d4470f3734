import type { BookListItem } from '@panai/contract/catalogue/books'
import { localised } from '@panai/contract/language/localised'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'

const words = localised(
  { broken: 'Cover not loaded', cover: (title: string) => `Cover of ${title}` },
  { broken: 'அட்டைப்படம் வரவில்லை', cover: (title: string) => `‘${title}’ நூலின் அட்டைப்படம்` },
)

type CoverProps = {
  readonly book: Pick<BookListItem, 'title' | 'cover'>
  /** How wide it is shown, as the `sizes` of a picture. */
  readonly sizes: string
  /** The title is written beside it, so nothing is lost where it is not seen. */
  readonly decorative?: boolean
  readonly priority?: boolean
  /** Says the width. */
  readonly className: string
}

/** A cover in its own proportions, never cropped, with the edge of a spine. */
export function Cover({ book, sizes, decorative = false, priority = false, className }: CoverProps) {
  return (
    // Shown by the styles where the first script had to put the default in its place.
    <div className={classNames('cover', className)} data-broken={words.broken}>
      <Picture
        picture={book.cover}
        fallback="book"
        alt={decorative ? '' : words.cover(book.title)}
        sizes={sizes}
        priority={priority}
        className="w-full"
      />
    </div>
  )
}
