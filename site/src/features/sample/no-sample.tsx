import { localised } from '@panai/contract/language/localised'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/status.tsx'
import { BookNotFound } from '../book/book-not-found.tsx'
import { sampleWords } from './sample-words.ts'
import { toBook } from './to-book.ts'

/** @param bookId null: there is no such book either */
export function NoSample({ bookId }: { bookId: string | null }) {
  if (bookId === null) return <BookNotFound />
  return (
    <Empty
      as="h1"
      text={localised('There is no sample of this book', 'இந்த நூலிலிருந்து படிக்க இங்கே பக்கங்கள் இல்லை')}
    >
      <ButtonLink {...toBook(bookId)}>{sampleWords.aboutBook}</ButtonLink>
    </Empty>
  )
}
