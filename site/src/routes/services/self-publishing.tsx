import { createFileRoute } from '@tanstack/react-router'
import { loadExamplePrice } from '../../features/services/example-price.ts'
import { SelfPublishingPage } from '../../features/services/self-publishing-page.tsx'
import { serviceHead } from '../../features/services/services-head.ts'
import { readStage } from '../../features/services/stage.ts'

export const Route = createFileRoute('/services/self-publishing')({
  validateSearch: readStage,
  loader: ({ abortController }) => loadExamplePrice(abortController.signal),
  head: () =>
    serviceHead({
      name: 'Self-publishing',
      title: 'Self-publishing: your manuscript as a paperback and an eBook',
      description:
        'Eight steps from manuscript to printed book: layout, cover, ISBN, eBook, print on demand, and 100% of the royalty. With help for writers who are still on the way.',
      path: '/services/self-publishing',
    }),
  component: Loaded,
})

function Loaded() {
  const { tab = 'ready' } = Route.useSearch()
  return <SelfPublishingPage stage={tab} price={Route.useLoaderData()} />
}
