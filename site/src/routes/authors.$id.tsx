import { localised } from '@panai/contract/language/localised'
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { authorHead } from '../features/author/author-head.ts'
import { AuthorPage } from '../features/author/author-page.tsx'
import { readAuthorSearch } from '../features/author/author-search.ts'
import { GoBack } from '../features/author/go-back.tsx'
import { loadAuthor } from '../features/author/load-author.ts'
import { unloadedHead } from '../head.ts'
import { failureText } from '../page-failure.ts'
import { Empty, Failure, Loading } from '../ui/status.tsx'
import { useRetry } from '../ui/use-retry.ts'

const missing = localised('Author not found', 'இந்த எழுத்தாளர் இங்கே இல்லை')

export const Route = createFileRoute('/authors/$id')({
  validateSearch: readAuthorSearch,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ params, deps: { page }, abortController }) => {
    const loaded = await loadAuthor(params.id, page ?? 1, abortController.signal)
    const id = String(loaded.author.id)
    // One who was merged with another: the API led on to them.
    if (id !== params.id)
      throw redirect({ to: '/authors/$id', params: { id }, search: true, statusCode: 301, replace: true })
    return loaded
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? authorHead(
          loaderData.author,
          match.search,
          'extent' in loaderData.list ? loaderData.list.extent.last_page : 1,
        )
      : unloadedHead('Author', match),
  pendingComponent: () => <Loading text={localised('Loading author...', 'எழுத்தாளர் விவரங்கள் வருகின்றன...')} />,
  errorComponent: AuthorFailure,
  // Without a word of the server's own.
  notFoundComponent: ({ data = missing }) => (
    <Empty as="h1" text={String(data)}>
      <GoBack />
    </Empty>
  ),
  component: LoadedAuthor,
})

function LoadedAuthor() {
  const loaded = Route.useLoaderData()
  // Another author is another page, and begins without the reviews of this one.
  const router = useRouter()
  return (
    <AuthorPage
      key={loaded.author.id}
      {...loaded}
      search={Route.useSearch()}
      onRetry={() => void router.invalidate()}
    />
  )
}

function AuthorFailure({ error }: { error: unknown }) {
  return (
    <Failure as="h1" text={failureText(error)} onRetry={useRetry(error)}>
      <GoBack />
    </Failure>
  )
}
