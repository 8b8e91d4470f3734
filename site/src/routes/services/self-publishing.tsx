import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { loadExamplePrice } from '../../features/services/load-example-price.ts'
import { SelfPublishingPage } from '../../features/services/self-publishing-page.tsx'
import { serviceHead } from '../../features/services/service-head.ts'
import { readStage } from '../../features/services/stage.ts'

export const Route = createFileRoute('/services/self-publishing')({
  validateSearch: readStage,
  loader: ({ abortController }) => loadExamplePrice(abortController.signal),
  head: () =>
    serviceHead({
      name: localised('Self-publishing', 'சுயபதிப்பு'),
      title: localised(
        'Self-publishing: your manuscript as a paperback and an eBook',
        'சுயபதிப்பு: உங்கள் கையெழுத்துப் பிரதி அச்சு நூலாகவும் மின்னூலாகவும்',
      ),
      description: localised(
        'Eight steps from manuscript to printed book: layout, cover, ISBN, eBook, print on demand, and 100% of the royalty. With help for writers who are still on the way.',
        'கையெழுத்துப் பிரதியிலிருந்து அச்சு நூல் வரை எட்டுப் படிகள்: பக்க வடிவமைப்பு, அட்டை, ISBN, மின்னூல், தேவைக்கேற்ற அச்சு, 100% உரிமைத்தொகை (ராயல்டி). எழுதிக்கொண்டிருப்பவர்களுக்கும் உதவி உண்டு.',
      ),
      path: '/services/self-publishing',
    }),
  component: Loaded,
})

function Loaded() {
  const { tab = 'ready' } = Route.useSearch()
  return <SelfPublishingPage stage={tab} price={Route.useLoaderData()} />
}
