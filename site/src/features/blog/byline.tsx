import { dateWords } from '../../reading/date-words.ts'

/** Articles are the company's own and name no other author. */
export function Byline({ date }: { date: string }) {
  return (
    <p className="text-sm text-ink-soft">
      Admin,<time dateTime={date}>{dateWords(date)}</time>
    </p>
  )
}
