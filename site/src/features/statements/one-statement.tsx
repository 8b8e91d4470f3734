import { localised } from '@panai/contract/language/localised'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import {
  periodWords,
  statementLanguages,
  statementWords,
  sumRows,
} from '@panai/contract/statements/statement-words'
import type { StatementSummary } from '@panai/contract/statements/statements'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { language } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/status.tsx'
import { downloadFile, downloadWords } from '../author-area/download-file.ts'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { authedApi } from '../session/index.ts'
import { StatementLines } from './statement-lines.tsx'

const words = localised(
  {
    coming: 'Loading...',
    all: 'All statements',
    pdf: { en: 'PDF in English', ta: 'PDF in Tamil' },
    csv: 'Lines as CSV',
  },
  {
    coming: 'அறிக்கை வருகிறது...',
    all: 'எல்லா அறிக்கைகளும்',
    pdf: { en: 'ஆங்கிலத்தில் PDF', ta: 'தமிழில் PDF' },
    csv: 'பதிவுகள் CSV கோப்பாக',
  },
)

/** One statement: its sums, its files and its lines. */
export function OneStatement({ authorId, id, page }: { authorId: number; id: number; page: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['statement', authorId, id],
    queryFn: ({ signal }) => authedApi('/api/author/statements/{id}', { id: String(id) }, { signal }),
  })
  const failure = error && <FetchFailure cause={error} onRetry={() => void refetch()} />
  if (!data) return failure ?? <Loading text={words.coming} />
  const { data: statement } = data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {failure}
      <div>
        <Link
          to="/statements"
          className="inline-flex min-h-11 items-center text-palm underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {words.all}
        </Link>
        <h2 className="text-2xl">{periodWords(language, statement.period_from, statement.period_to)}</h2>
        <p className="text-ink-soft">{statement.number}</p>
      </div>
      <Sums statement={statement} />
      {statement.advances_left !== 0 && (
        <p>
          {statementWords[language].advancesLeft}: {writtenRupees(statement.advances_left)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {statementLanguages.map((one) => (
          <FileButton
            key={one}
            label={words.pdf[one]}
            address={`/api/author/statements/${id}/pdf/${one}`}
            name={`${statement.number}-${one}.pdf`}
          />
        ))}
        <FileButton
          label={words.csv}
          address={`/api/author/statements/${id}/lines.csv`}
          name={`${statement.number}.csv`}
        />
      </div>
      <StatementLines authorId={authorId} statementId={id} page={page} />
    </div>
  )
}

function Sums({ statement }: { statement: StatementSummary }) {
  return (
    <dl className="max-w-md">
      {sumRows(language, statement).map(([title, amount]) => (
        <div key={title} className="flex justify-between gap-6 border-line border-b py-2 last:font-semibold">
          <dt>{title}</dt>
          <dd className="tabular-nums whitespace-nowrap">{writtenRupees(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

function FileButton({ label, address, name }: { label: string; address: string; name: string }) {
  const { mutate, isPending, isError } = useMutation({ mutationFn: () => downloadFile(address, name) })
  return (
    <div>
      <Button variant="secondary" disabled={isPending} onClick={() => mutate()}>
        {isPending ? downloadWords.busy : label}
      </Button>
      <p role="status" className="text-hibiscus text-sm">
        {isError && downloadWords.failed}
      </p>
    </div>
  )
}
