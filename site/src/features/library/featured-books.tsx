import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { Link } from '@tanstack/react-router'
import { Carousel } from '../../ui/carousel.tsx'
import { Words } from '../../ui/words.tsx'
import { AuthorName } from '../book-parts/author-name.tsx'
import { BookName } from '../book-parts/book-name.tsx'
import { Cover } from '../book-parts/cover.tsx'
import type { ShelfBook } from '../book-parts/shelf-book.ts'

const title = localised('Featured Books', 'தேர்ந்தெடுத்த நூல்கள்')

/** The publisher's own choice, three at a time where there is room. */
export function FeaturedBooks({ books }: { books: readonly ShelfBook[] }) {
  if (books.length === 0) return null
  return (
    <div>
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-6">
        <Carousel label={title} interval={3000} dots perView={{ base: 1, sm: 2, lg: 3 }}>
          {books.map((book) => (
            <div key={book.id} className="@container h-full">
              <FeaturedBook book={book} />
            </div>
          ))}
        </Carousel>
      </div>
    </div>
  )
}

function FeaturedBook({ book }: { book: ShelfBook }) {
  return (
    <article className="relative grid h-full content-start gap-x-4 gap-y-3 bg-leaf p-[min(1rem,4.5vw)] @min-[19rem]:grid-cols-[7rem_minmax(0,1fr)] @min-[24rem]:grid-rows-[auto_1fr]">
      <Cover book={book} sizes="112px" decorative className="w-28 self-start @min-[24rem]:row-span-2" />
      <div>
        <h3
          className={
            scriptLanguage(book.title) === 'en'
              ? 'text-lg'
              : 'text-[min(1.0625rem,6.6vw)] @min-[24rem]:text-lg'
          }
        >
          <Link
            to="/books/$id"
            params={{ id: String(book.id) }}
            className="-my-2 inline-block min-h-11 py-2 after:absolute after:inset-0 hover:underline"
          >
            <BookName book={book} />
          </Link>
        </h3>
        <p className="mt-1 text-ink-soft text-sm">
          <AuthorName name={book.authorName} />
        </p>
      </div>
      <p lang={book.language} className="text-sm @min-[19rem]:col-span-2 @min-[24rem]:col-span-1">
        <Words text={book.blurb} lang={book.language} />
      </p>
    </article>
  )
}
