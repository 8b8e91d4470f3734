import { periodWords, statementLanguages, statementWords } from '@panai/contract/statement-words'
import type { StatementSummary } from '@panai/contract/statements'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/status.tsx'
import { downloadFile } from '../author-area/download-file.ts'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { authedApi } from '../session/index.ts'
import { exactRupees } from './exact-rupees.ts'
import { StatementLines } from './statement-lines.tsx'

const words = statementWords.en
const languageNames = { en: 'English', ta: 'Tamil' } as const

/** One statement: its sums, its files and its lines. */
export function OneStatement({ authorId, id, page }: { authorId: number; id: number; page: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['statement', authorId, id],
    queryFn: ({ signal }) => authedApi('/api/author/statements/{id}', { id: String(id) }, { signal }),
  })
  const failure = error && <FetchFailure cause={error} onRetry={() => void refetch()} />
  if (!data) return failure ?? <Loading text="Loading..." />
  const { data: statement } = data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {failure}
      <div>
        <Link
          to="/statements"
          className="inline-flex min-h-11 items-center text-palm underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          All statements
        </Link>
        <h2 className="text-2xl">{periodWords('en', statement.period_from, statement.period_to)}</h2>
        <p className="text-ink-soft">{statement.number}</p>
      </div>
      <Sums statement={statement} />
      <div className="flex flex-wrap gap-3">
        {statementLanguages.map((language) => (
          <FileButton
            key={language}
            label={`PDF in ${languageNames[language]}`}
            address={`/api/author/statements/${id}/pdf/${language}`}
            name={`${statement.number}-${language}.pdf`}
          />
        ))}
        <FileButton
          label="Lines as CSV"
          address={`/api/author/statements/${id}/lines.csv`}
          name={`${statement.number}.csv`}
        />
      </div>
      <StatementLines authorId={authorId} statementId={id} page={page} />
    </div>
  )
}

function Sums({ statement }: { statement: StatementSummary }) {
  const rows: readonly [string, number][] = [
    [words.opening, statement.opening],
    [words.sales, statement.sales],
    [words.returns, statement.returns],
    [words.corrections, statement.corrections],
    [words.paid, -statement.paid],
    [words.withheld, -statement.withheld],
    [words.closing, statement.closing],
  ]
  return (
    <dl className="max-w-md">
      {rows.map(([title, amount]) => (
        <div key={title} className="flex justify-between gap-6 border-line border-b py-2 last:font-semibold">
          <dt>{title}</dt>
          <dd className="tabular-nums whitespace-nowrap">{exactRupees(amount)}</dd>
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
        {isPending ? 'Downloading...' : label}
      </Button>
      <p role="status" className="text-hibiscus text-sm">
        {isError && 'The file could not be fetched. Please try again.'}
      </p>
    </div>
  )
}
