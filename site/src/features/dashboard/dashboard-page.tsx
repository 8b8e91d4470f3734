import { localised } from '@panai/contract/language/localised'
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
import { BooksComing } from './books-coming.tsx'
import { readDashboardSearch, shelfWithBooks } from './dashboard-search.ts'
import { EarningsSection } from './earnings-section.tsx'
import { FirstStepsCard } from './first-steps-card.tsx'
import { loadOwnDetails, loadPublished, loadSales, loadSubmitted } from './load-dashboard.ts'
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
  const addressed = useLocation({ select: ({ search, state }) => readDashboardSearch(search, state.status) })
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
  const details = useQuery({
    queryKey: ['own details', author.id],
    queryFn: ({ signal }) => loadOwnDetails(signal),
  })
  const isComing = [published, submitted, sales, details].some(({ isPending }) => isPending)
  const shown = { ...addressed, shelf: addressed.shelf ?? shelfWithBooks(published.data, submitted.data) }
  useEffect(() => {
    if (sales.error && !(sales.error instanceof SessionEnded))
      console.error('The sales could not be fetched.', sales.error)
  }, [sales.error])

  function retry() {
    for (const query of [published, submitted]) if (query.isError) query.refetch()
  }

  const hasSold = sales.data !== undefined && sales.data.lifetime_earnings !== 0
  // Figures without a sale have nothing to say, and stand behind the books; beside them where there is room.
  const figures = (
    <div className="lg:col-start-2 lg:row-span-4 lg:row-start-1">
      <SalesCards sales={sales.data ?? null} />
    </div>
  )

  return (
    <>
      <AuthorHeader />
      <WelcomeBanner name={author.name}>
        <ButtonLink to="/sales-history" variant="light">
          {localised('Sales History', 'விற்பனை வரலாறு')}
        </ButtonLink>
        <ButtonLink to="/payout-history" variant="light">
          {localised('Payout History', 'வழங்கிய தொகைகள்')}
        </ButtonLink>
        <ButtonLink to="/statements" variant="light">
          {localised('Statements', 'அறிக்கைகள்')}
        </ButtonLink>
      </WelcomeBanner>
      <DashboardProblem cause={published.error ?? submitted.error} />
      {/* Shown when all of it is there: what came one after the other would push the rest down. */}
      <div className="page-width py-6 lg:py-12">
        {isComing ? (
          <BooksComing />
        ) : (
          <div className="grid gap-8 lg:grid-flow-row-dense lg:gap-10 lg:grid-cols-[minmax(0,1fr)_15rem]">
            {hasSold && figures}
            {details.data && published.data && submitted.data && (
              <FirstStepsCard
                desk={{ ...details.data, published: published.data, submitted: submitted.data }}
              />
            )}
            <YourBooks
              shown={shown}
              published={published.data ?? null}
              submitted={submitted.data ?? null}
              onRetry={retry}
            />
            {!hasSold && figures}
            {published.data && <BookStatistics figures={bookFigures(published.data)} />}
            <EarningsSection />
          </div>
        )}
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
