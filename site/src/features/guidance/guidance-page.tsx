import type { ShownQuestion } from '@panai/contract/content/shown-questions'
import { localised } from '@panai/contract/language/localised'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { PageBanner } from '../../ui/page-banner.tsx'
import { Downloads } from './downloads.tsx'
import { Guide } from './guide.tsx'
import { type GuideTab, guideTabs, guideTitles } from './guide-tab.ts'
import { MoreQuestions } from './more-questions.tsx'
import { ProofBeforePrinting } from './proof-before-printing.tsx'
import { Questions } from './questions.tsx'
import { Videos } from './videos.tsx'

const to = '/help' as const
const tabs = guideTabs.map((tab) => ({
  id: tab,
  title: guideTitles[tab],
  to,
  search: tab === 'manuscript' ? {} : { tab },
}))

const words = localised(
  {
    title: 'Publishing Guidelines',
    subtitle: 'How to prepare a manuscript, and templates to start from.',
    tabs: 'Guidelines',
  },
  {
    title: 'பதிப்பு வழிகாட்டி',
    subtitle: 'கையெழுத்துப் பிரதியைத் தயாரிக்கும் முறையும், தொடங்குவதற்கு மாதிரிக் கோப்புகளும்.',
    tabs: 'வழிகாட்டி',
  },
)

/** How to send us a book, and what authors ask. */
export function GuidancePage({ tab, questions }: { tab: GuideTab; questions: readonly ShownQuestion[] }) {
  return (
    <>
      <PageBanner title={words.title} subtitle={words.subtitle} ornamentSeed="guidelines" />
      <div className="page-width py-8 md:py-12">
        <LinkTabs label={words.tabs} tabs={tabs} current={tab}>
          <h2 className="text-2xl">{guideTitles[tab]}</h2>
          <Guide tab={tab} />
        </LinkTabs>
      </div>
      <Downloads />
      <ProofBeforePrinting />
      <Videos />
      <div className="page-width section-space grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_20rem] lg:items-start">
        <Questions questions={questions} />
        <MoreQuestions />
      </div>
    </>
  )
}
