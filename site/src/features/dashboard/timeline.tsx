import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { dateWords } from '../../reading/date-words.ts'
import { classNames } from '../../ui/class-names.ts'
import type { SubmittedBook } from './read-booklists.ts'
import { statusLook } from './submission-status.ts'
import { wayOfSubmission } from './way-of-submission.ts'

const dots = {
  done: 'border-palm bg-palm',
  here: 'border-palm bg-paper ring-2 ring-palm ring-offset-2 ring-offset-paper',
  ahead: 'border-edge bg-paper',
} as const

/** The way of a submitted book: where it has been and when, where it is, and what comes next. */
export function Timeline({ book }: { book: SubmittedBook }) {
  const way = wayOfSubmission(book.status, book.steps)
  if (!way) return <PlainSteps book={book} />
  return (
    <div>
      <ol aria-label={localised('Progress', 'கட்டங்கள்')} className="grid md:grid-cols-4">
        {way.stages.map(({ title, at, note, state }, place) => (
          <li
            key={title}
            aria-current={state === 'here' ? 'step' : undefined}
            className={classNames(
              'relative pb-4 pl-7 md:pt-6 md:pr-4 md:pb-0 md:pl-0',
              // The thread from this place to the next.
              place < way.stages.length - 1 &&
                'before:absolute before:top-3 before:bottom-[-0.5rem] before:left-[0.4375rem] before:w-0.5 md:before:top-[0.4375rem] md:before:right-0 md:before:bottom-auto md:before:left-0 md:before:h-0.5 md:before:w-full',
              state === 'done' ? 'before:bg-palm' : 'before:bg-line',
            )}
          >
            <span
              aria-hidden="true"
              className={`absolute top-1 left-0 size-4 rounded-full border-2 md:top-0 ${dots[state]}`}
            />
            <p className={classNames('text-sm', state === 'ahead' ? 'text-ink-soft' : 'font-semibold')}>
              {title}
            </p>
            <p className="text-ink-soft text-sm">{placeWords(state, at)}</p>
            {note && (
              <p dir="auto" lang={scriptLanguage(note)} className="mt-1 border-line border-l-2 pl-2 text-sm">
                {note}
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-2 text-ink-soft text-sm md:mt-4">{way.next}</p>
    </div>
  )
}

function placeWords(state: keyof typeof dots, at: string | null): string {
  if (state === 'ahead') return localised('To come', 'இனி வரும்')
  return at ? dateWords(at) : ''
}

/** For an unknown status only the past steps are known. */
function PlainSteps({ book }: { book: SubmittedBook }) {
  return (
    <ol aria-label={localised('Progress', 'கட்டங்கள்')} className="grid gap-1 text-sm">
      {book.steps.map(({ status, at, note }) => (
        <li key={`${status} ${at}`}>
          {statusLook(status).title}, {dateWords(at)}
          {note && (
            <span dir="auto" lang={scriptLanguage(note)}>
              : {note}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
