import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { AuthorData, problemText, useAuthor } from '../author-area/author-data.tsx'
import { WelcomeBanner } from '../author-area/welcome-banner.tsx'
import { AuthorHeader } from '../author-header/author-header.tsx'
import { SessionEnded } from '../session/index.ts'
import { bookFigures } from './book-figures.ts'
import { BookStatistics } from './book-statistics.tsx'
import { readDashboardSearch } from './dashboard-search.ts'
import { EarningsSection } from './earnings-section.tsx'
import { loadPublished, loadSales, loadSubmitted } from './load-dashboard.ts'
import { OpenMessages } from './open-messages.tsx'
import { SalesCards } from './sales-cards.tsx'
import { YourBooks } from './your-books.tsx'

export function DashboardPage() {
  return (
    <AuthorData>
      <Dashboard />
    </AuthorData>
  )
}

function Dashboard() {
  const author = useAuthor()
  const shown = useLocation({ select: ({ search, state }) => readDashboardSearch(search, state.status) })
  const published = useQuery({
    queryKey: ['published', author.id],
    queryFn: ({ signal }) => loadPublished(author, signal),
  })
  const submitted = useQuery({
    queryKey: ['submitted', author.id],
    queryFn: ({ signal }) => loadSubmitted(author, signal),
  })
  const sales = useQuery({
    queryKey: ['sales', author.id],
    queryFn: ({ signal }) => loadSales(author, signal),
  })
  useEffect(() => {
    if (sales.error && !(sales.error instanceof SessionEnded))
      console.error('The sales could not be fetched.', sales.error)
  }, [sales.error])

  function retry() {
    for (const query of [published, submitted]) if (query.isError) query.refetch()
  }

  return (
    <>
      <AuthorHeader />
      <WelcomeBanner name={author.name}>
        <ButtonLink to="/sales-history" variant="light">
          Sales History
        </ButtonLink>
        <ButtonLink to="/payout-history" variant="light">
          Payout History
        </ButtonLink>
        <ButtonLink to="/statements" variant="light">
          Statements
        </ButtonLink>
      </WelcomeBanner>
      <DashboardProblem cause={published.error ?? submitted.error} />
      {/* On a phone the sales come first; where there is room they stand beside everything else. */}
      <div className="page-width grid gap-x-10 gap-y-10 py-8 lg:grid-flow-row-dense lg:grid-cols-[minmax(0,1fr)_15rem] lg:py-12">
        <div className="lg:col-start-2 lg:row-span-3">
          <SalesCards sales={sales.isError ? null : sales.data} />
        </div>
        <YourBooks
          shown={shown}
          published={published.data ?? (published.isError ? null : undefined)}
          submitted={submitted.data ?? (submitted.isError ? null : undefined)}
          onRetry={retry}
        />
        {published.data && <BookStatistics figures={bookFigures(published.data)} />}
        <EarningsSection />
      </div>
      <OpenMessages shown={shown} submitted={submitted.data} />
    </>
  )
}

/** Why books are missing. It may be put away; another problem is said again. */
function DashboardProblem({ cause }: { cause: Error | null }) {
  const [dismissed, setDismissed] = useState<Error | null>(null)
  // After a session that ended this page is left, and the login says the rest.
  if (!cause || cause === dismissed || cause instanceof SessionEnded) return null
  return (
    <div className="page-width pt-6">
      <Alert onDismiss={() => setDismissed(cause)}>{problemText(cause)}</Alert>
    </div>
  )
}
