import { createFileRoute } from '@tanstack/react-router'
import { api } from '../api.ts'
import { guidanceHead } from '../features/guidance/guidance-head.ts'
import { GuidancePage } from '../features/guidance/guidance-page.tsx'
import { readGuideTab } from '../features/guidance/guide-tab.ts'
import { textsOfPage } from '../texts-of-page.ts'

export const Route = createFileRoute('/help')({
  validateSearch: readGuideTab,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: async ({ deps: { tab }, abortController }) => {
    const [{ data: questions }] = await Promise.all([
      api('/api/questions', textsOfPage, abortController.signal),
      import('../features/guidance/guide.tsx').then(({ loadGuide }) => loadGuide(tab ?? 'manuscript')),
    ])
    return { questions }
  },
  head: ({ loaderData }) => guidanceHead(loaderData?.questions),
  component: Guidance,
})

function Guidance() {
  const { tab = 'manuscript' } = Route.useSearch()
  return <GuidancePage tab={tab} questions={Route.useLoaderData().questions} />
}
