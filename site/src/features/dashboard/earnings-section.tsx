import { localised } from '@panai/contract/language/localised'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Failure, Loading } from '../../ui/status.tsx'
import { Words } from '../../ui/words.tsx'
import { useAuthor } from '../author-area/author-data.tsx'
import { FetchedPart } from '../author-area/fetched-part.tsx'
import { loadEarnings } from './load-dashboard.ts'
import { SalesCoverage } from './sales-coverage.tsx'

/** Charts of copies and royalty, fetched when the author scrolls near them. */
export function EarningsSection() {
  const author = useAuthor()
  const [watch, seen] = useSeen()
  const { data, isError, refetch } = useQuery({
    queryKey: ['earnings', author.id],
    queryFn: ({ signal }) => loadEarnings(author, signal),
    enabled: seen,
  })
  return (
    <section ref={watch} aria-labelledby="earnings" className="min-h-96">
      <h2 id="earnings" className="text-xl">
        <Words text={localised('Copies and Royalty', 'பிரதிகளும் உரிமைத்தொகையும்')} />
      </h2>
      {isError ? (
        <Failure
          text={localised('The figures could not be fetched.', 'விவரங்களைப் பெற முடியவில்லை.')}
          onRetry={() => refetch()}
        />
      ) : (
        <EarningsDrawn earnings={data} />
      )}
      <div className="mt-8">
        <SalesCoverage isWanted={seen} as="h3" />
      </div>
    </section>
  )
}

type Earnings = Awaited<ReturnType<typeof loadEarnings>>

function EarningsDrawn({ earnings }: { earnings: Earnings | undefined }) {
  const waiting = <Loading text={localised('Loading figures...', 'விவரங்கள் வருகின்றன...')} />
  if (!earnings) return waiting
  return (
    <FetchedPart name="earnings" load={() => import('./earnings-charts.tsx')} waiting={waiting}>
      {({ EarningsCharts }) => <EarningsCharts {...earnings} />}
    </FetchedPart>
  )
}

/** Whether an element has come near the visible part of the page. It stays true. */
function useSeen(): [(element: Element | null) => (() => void) | undefined, boolean] {
  const [seen, setSeen] = useState(false)
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        setSeen(true)
        observer.disconnect()
      },
      { rootMargin: '150px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [watch, seen]
}
