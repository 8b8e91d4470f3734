import { MOST_SAMPLE_PAGES } from '@panai/contract/catalogue/sample-rules'
import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { readPage } from '../features/library/library-search.ts'
import { loadSample } from '../features/sample/load-sample.ts'
import { NoSample } from '../features/sample/no-sample.tsx'
import { Sample } from '../features/sample/sample.tsx'
import { SampleFailure } from '../features/sample/sample-failure.tsx'
import { sampleHead } from '../features/sample/sample-head.ts'
import { unloadedHead } from '../head.ts'
import { Loading } from '../ui/status.tsx'

export const Route = createFileRoute('/books/$id_/sample')({
  validateSearch: (input: Record<string, unknown>): { page?: number | undefined } => ({
    page: readPage(input.page, MOST_SAMPLE_PAGES),
  }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ params, deps: { page = 1 }, abortController }) =>
    loadSample(params.id, page, abortController.signal),
  head: ({ loaderData, match }) => (loaderData ? sampleHead(loaderData) : unloadedHead('Sample', match)),
  pendingComponent: () => <Loading text={localised('Loading the sample...', 'பக்கங்கள் வருகின்றன...')} />,
  errorComponent: ({ error }) => <SampleFailure error={error} bookId={Route.useParams().id} />,
  notFoundComponent: ({ data }) => <NoSample bookId={typeof data === 'string' ? data : null} />,
  component: SamplePage,
})

function SamplePage() {
  const { book, sample } = Route.useLoaderData()
  // What was read of one book leaves nothing behind in another.
  return <Sample key={book.id} book={book} sample={sample} />
}
