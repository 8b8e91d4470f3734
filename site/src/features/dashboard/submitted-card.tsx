import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dateWords } from '../../reading/date-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Words } from '../../ui/words.tsx'
import { Cover } from '../book-parts/cover.tsx'
import { BookLine } from './book-line.tsx'
import { Corrections } from './corrections.tsx'
import type { SubmittedBook } from './read-booklists.ts'
import { statusLook } from './submission-status.ts'
import { Timeline } from './timeline.tsx'

type SubmittedCardProps = {
  book: SubmittedBook
  /** Leads to the messages about it. */
  messages: ReactNode
}

/** A book that was handed in: what it is, where it is on its way, and what comes next. */
export function SubmittedCard({ book, messages }: SubmittedCardProps) {
  return (
    <article className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-5 border-line border-t pt-5 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-6">
      <div className="sm:row-span-2">
        <Cover book={book} sizes="112px" decorative className="w-full" />
      </div>
      <div>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h3 lang={scriptLanguage(book.title)} className="min-w-0 text-lg">
            <Words text={book.title} lang={scriptLanguage(book.title)} />
          </h3>
          <StatusBadge status={book.status} />
        </div>
        {book.subtitle && (
          <p lang={scriptLanguage(book.subtitle)} className="text-ink-soft">
            <Words text={book.subtitle} lang={scriptLanguage(book.subtitle)} />
          </p>
        )}
        <BookLine genres={book.genres} formats={book.formats} />
        {book.submittedAt && (
          <p className="text-ink-soft text-sm">
            {localised(
              `Handed in on ${dateWords(book.submittedAt)}`,
              `${dateWords(book.submittedAt)} அன்று அனுப்பினீர்கள்`,
            )}
          </p>
        )}
        {book.bookId && (
          <Link
            to="/books/$id"
            params={{ id: String(book.bookId) }}
            className="mr-5 inline-flex min-h-11 items-center font-semibold text-palm underline-offset-4 hover:underline"
          >
            {localised('View Book', 'நூலைப் பார்க்க')}
          </Link>
        )}{' '}
        {messages}
        <Corrections book={book} />
      </div>
      <div className="col-span-full sm:col-span-1 sm:col-start-2">
        <Timeline book={book} />
      </div>
    </article>
  )
}

function StatusBadge({ status }: { status: string }) {
  const { title, tone } = statusLook(status)
  return <Badge tone={tone}>{title}</Badge>
}
