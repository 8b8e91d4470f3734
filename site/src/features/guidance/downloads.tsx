import { COVER_GUIDELINES, manuscriptFormat } from '@panai/contract/downloads'
import { type TrimSize, trimSizes } from '@panai/contract/vocabulary'
import { type ReactNode, useState } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'

/** Files to start from. */
export function Downloads() {
  return (
    <section aria-labelledby="downloads" className="border-line border-y bg-leaf">
      <div className="page-width section-space">
        <h2 id="downloads" className="text-2xl">
          Resource Downloads
        </h2>
        <div className="mt-8 grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1fr]">
          <ManuscriptFormats />
          <CoverGuidelines />
          <DashboardTutorial />
        </div>
      </div>
    </section>
  )
}

function Resource({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 border-turmeric border-t-2 pt-4">
      <h3 className="text-lg">{title}</h3>
      {children}
    </div>
  )
}

function ManuscriptFormats() {
  return (
    <Resource title="Manuscript Format">
      <p className="text-ink-soft">
        A Word document with the pages, margins and styles of your book, for Tamil and English. Type over the
        sample text. Not sure of the size? Take 5.5 × 8.5 in, and change later.
      </p>
      <ul aria-label="Sizes" className="flex flex-wrap gap-2">
        {trimSizes.map((size) => (
          <li key={size}>
            <a
              href={manuscriptFormat(size)}
              download
              aria-label={`Manuscript format, ${spoken(size)}, Word document`}
              className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge bg-paper px-3 font-semibold tabular-nums hover:border-palm hover:text-palm"
            >
              <DownloadIcon />
              {spoken(size)}
            </a>
          </li>
        ))}
      </ul>
    </Resource>
  )
}

function spoken(size: TrimSize): string {
  return size.replace(' X ', ' × ')
}

function CoverGuidelines() {
  return (
    <Resource title="Cover Design Guidelines">
      <p className="text-ink-soft">
        Bleed, safe area, the width of the spine by pages and paper, the size of every sheet, and what Tamil
        needs on a cover. Five pages, for you or your designer.
      </p>
      <a href={COVER_GUIDELINES} download className={buttonClass('secondary', 'bg-paper')}>
        <DownloadIcon />
        Download PDF
        <span className="sr-only">: Cover Design Guidelines</span>
      </a>
    </Resource>
  )
}

const comingSoon = 'The dashboard tutorial is coming soon.'

function DashboardTutorial() {
  const [asked, setAsked] = useState(false)
  return (
    <Resource title="Dashboard Tutorial">
      <p className="text-ink-soft">
        A walk through the author dashboard: sending a manuscript, following it, and reading your sales and
        royalties.
      </p>
      <Button variant="secondary" className="bg-paper noscript:hidden" onClick={() => setAsked(true)}>
        View Tutorial
      </Button>
      <noscript>
        <p>{comingSoon}</p>
      </noscript>
      <div role="alert">
        {asked && <p className="border-info border-l-4 bg-paper px-4 py-2">{comingSoon}</p>}
      </div>
    </Resource>
  )
}

function DownloadIcon() {
  return (
    <Icon size={18}>
      <path d="M12 4v11M7 10.500l5 5 5-5M5 20h14" />
    </Icon>
  )
}
