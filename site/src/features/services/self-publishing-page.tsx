import type { ComponentProps } from 'react'
import { PageBanner } from '../../ui/page-banner.tsx'
import { LinkTabs } from '../../ui/tabs.tsx'
import { PublishingFormats } from './formats.tsx'
import { ProgressPanel } from './progress-panel.tsx'
import { ReadyPanel } from './ready-panel.tsx'
import { type Stage, stages, stageTitles } from './stage.ts'
import { StartingPanel } from './starting-panel.tsx'

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
      <PageBanner
        title="Self-publishing"
        subtitle="Your book, your price, your name on the spine."
        ornamentSeed="self-publishing"
      />
      <div className="page-width py-8 md:py-12">
        <LinkTabs label="How far is your manuscript?" tabs={tabs} current={stage} panels={panels} />
      </div>
      <PublishingFormats />
    </>
  )
}
