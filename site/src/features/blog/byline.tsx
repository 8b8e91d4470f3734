import { dateWords } from '../../reading/date-words.ts'

/** Articles are the company's own and name no other author. `minutes` is the time that reading takes. */
export function Byline({ date, minutes }: { date: string; minutes: number }) {
  return (
    <p className="text-sm text-ink-soft">
      Admin,<time dateTime={date}>{dateWords(date)}</time>
      <span aria-hidden="true"> · </span>
      <span className="whitespace-nowrap">{minutes} min read</span>
    </p>
  )
}
