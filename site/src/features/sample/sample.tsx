import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { AuthorLink } from '../book/author-link.tsx'
import { PriceLine } from '../book/price-line.tsx'
import { BookName } from '../book-parts/book-name.tsx'
import { Cover } from '../book-parts/cover.tsx'
import type { LoadedSample, SampledBook } from './load-sample.ts'
import './sample-text.css'
import { sampleWords } from './sample-words.ts'
import { toBook } from './to-book.ts'

const words = localised(
  { pages: 'Pages of the sample', end: 'The sample ends here', get: 'Get this book', by: 'by ' },
  {
    pages: 'இந்தப் பகுதியின் பக்கங்கள்',
    end: 'இந்தப் பகுதி இத்துடன் முடிகிறது',
    get: 'இந்த நூலை வாங்க',
    by: 'ஆசிரியர்: ',
  },
)

/** A page of a sample, to be read in peace. */
export function Sample({ book, sample }: LoadedSample) {
  const { page, last_page } = sample
  useBeginAtTop(page)
  return (
    <div className="page-width max-w-[44rem] py-8 md:py-12">
      <article>
        <SampleHeading book={book} sample={sample} />
        <div
          lang={book.language}
          className="sample-text mt-8"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server writes it from the model of the book, with all text escaped (docs/decisions/0134-samples-of-books.md)
          dangerouslySetInnerHTML={{ __html: sample.html }}
        />
      </article>
      {page === last_page && <WhatComesNext book={book} />}
      <Pagination
        label={words.pages}
        page={page}
        lastPage={last_page}
        to="/books/$id/sample"
        params={{ id: String(book.id) }}
        search={(number) => ({ page: number > 1 ? number : undefined })}
      />
    </div>
  )
}

/** What is read here, and of which book. */
function SampleHeading({ book, sample: { extent, percent, page, last_page } }: LoadedSample) {
  return (
    <header className="flex flex-wrap items-start gap-5 border-line border-b pb-6">
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="print:hidden">
          <Link
            {...toBook(book.id)}
            className="inline-flex min-h-11 items-center gap-1 text-palm text-sm underline underline-offset-4"
          >
            {sampleWords.aboutBook}
          </Link>
        </p>
        <h1 className="text-2xl">
          <Link {...toBook(book.id)} className="hover:underline">
            <BookName book={book} />
          </Link>
        </h1>
        <p className="mt-1">
          {words.by}
          <AuthorLink author={book.author} />
        </p>
        <p className="mt-2 text-ink-soft text-sm tabular-nums">
          {sampleWords.extents[extent](percent)}
          {last_page > 1 && (
            <>
              <span aria-hidden="true"> · </span>
              <span className="whitespace-nowrap">{sampleWords.place(page, last_page)}</span>
            </>
          )}
        </p>
      </div>
      <Cover book={book} sizes="112px" decorative className="w-20 max-w-[22vw] shrink-0 sm:w-28" />
    </header>
  )
}

/** Books are not sold online: the page of the book tells how to get it. */
function WhatComesNext({ book }: { book: SampledBook }) {
  return (
    <section
      aria-labelledby="sample-end"
      className="mt-12 grid justify-items-center gap-3 bg-leaf px-4 py-8 text-center print:hidden"
    >
      <h2 id="sample-end" className="text-lg">
        {words.end}
      </h2>
      <PriceLine book={book} />
      <ButtonLink {...toBook(book.id)}>{words.get}</ButtonLink>
    </section>
  )
}

/** Whoever turns the page goes on at its top, with keyboard and screen reader too. */
function useBeginAtTop(page: number): void {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [page])
}
