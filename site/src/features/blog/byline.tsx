import { localised } from '@panai/contract/language/localised'
import { dateWords } from '../../reading/date-words.ts'

const words = localised(
  { by: 'Admin,', minutes: (count: number) => `${count} min read` },
  { by: 'பதிப்பகம், ', minutes: (count: number) => `${count} நிமிட வாசிப்பு` },
)

/** Articles are the company's own and name no other author. `minutes` is the time that reading takes. */
export function Byline({ date, minutes }: { date: string; minutes: number }) {
  return (
    <p className="text-sm text-ink-soft">
      {words.by}
      <time dateTime={date}>{dateWords(date)}</time>
      <span aria-hidden="true"> · </span>
      <span className="whitespace-nowrap">{words.minutes(minutes)}</span>
    </p>
  )
}
