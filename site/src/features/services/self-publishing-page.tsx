import { localised } from '@panai/contract/language/localised'
import type { ComponentProps } from 'react'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { PageBanner } from '../../ui/page-banner.tsx'
import { ProgressPanel } from './progress-panel.tsx'
import { PublishingFormats } from './publishing-formats.tsx'
import { ReadyPanel } from './ready-panel.tsx'
import { type Stage, stages, stageTitles } from './stage.ts'
import { StartingPanel } from './starting-panel.tsx'

const words = localised(
  {
    title: 'Self-publishing',
    subtitle: 'Your book, your price, your name on the spine.',
    howFar: 'How far is your manuscript?',
  },
  {
    title: 'சுயபதிப்பு',
    subtitle: 'உங்கள் நூல், உங்கள் விலை, முதுகில் உங்கள் பெயர்.',
    howFar: 'உங்கள் கையெழுத்துப் பிரதி எந்த நிலையில் உள்ளது?',
  },
)

const to = '/services/self-publishing' as const
const tabs = stages.map((stage) => ({ id: stage, title: stageTitles[stage], to, search: { tab: stage } }))

type SelfPublishingPageProps = ComponentProps<typeof ReadyPanel> & { stage: Stage }

/** One page for authors at three stages: the tab says which. */
export function SelfPublishingPage({ stage, price }: SelfPublishingPageProps) {
  const panels = {
    ready: <ReadyPanel price={price} />,
    progress: <ProgressPanel />,
    starting: <StartingPanel />,
  }
  return (
    <>
      <PageBanner title={words.title} subtitle={words.subtitle} ornamentSeed="self-publishing" />
      <div className="page-width py-8 md:py-12">
        <LinkTabs label={words.howFar} tabs={tabs} current={stage} panels={panels} />
      </div>
      <PublishingFormats />
    </>
  )
}
