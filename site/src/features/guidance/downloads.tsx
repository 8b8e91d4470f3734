import { coverGuidelines, manuscriptFormat } from '@panai/contract/content/downloads'
import { localised } from '@panai/contract/language/localised'
import { trimSizes } from '@panai/contract/language/vocabulary'
import { type ReactNode, useState } from 'react'
import { language } from '../../language.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { crossedSize } from './crossed-size.ts'

const words = localised(
  {
    title: 'Resource Downloads',
    manuscript: 'Manuscript Format',
    aboutManuscript:
      'A Word document with the pages, margins and styles of your book, for Tamil and English. Type over the sample text. Not sure of the size? Take 5.5 × 8.5 in, and change later.',
    sizes: 'Sizes',
    ofSize: (size: string) => `Manuscript format, ${size}, Word document`,
    cover: 'Cover Design Guidelines',
    aboutCover:
      'Bleed, safe area, the width of the spine by pages and paper, the size of every sheet, and what Tamil needs on a cover. Five pages, for you or your designer.',
    pdf: 'Download PDF',
    tutorial: 'Dashboard Tutorial',
    aboutTutorial:
      'A walk through the author dashboard: sending a manuscript, following it, and reading your sales and royalties.',
    view: 'View Tutorial',
    comingSoon: 'The dashboard tutorial is coming soon.',
  },
  {
    title: 'பதிவிறக்கக் கோப்புகள்',
    manuscript: 'கையெழுத்துப் பிரதிக்கு மாதிரி',
    aboutManuscript:
      'உங்கள் நூலின் பக்க அளவு, ஓரங்கள், பாணிகள் ஆகியவை அமைந்த Word கோப்பு; தமிழுக்கும் ஆங்கிலத்துக்கும். அதில் உள்ள மாதிரி எழுத்தின் மேல் உங்கள் எழுத்தைத் தட்டச்சு செய்யுங்கள். எந்த அளவு என்று தெரியவில்லையா? 5.5 × 8.5 அங்குலத்தில் தொடங்குங்கள்; பிறகு மாற்றலாம்.',
    sizes: 'அளவுகள்',
    ofSize: (size: string) => `கையெழுத்துப் பிரதிக்கு மாதிரி, ${size}, Word கோப்பு`,
    cover: 'அட்டை வடிவமைப்பு வழிகாட்டி',
    aboutCover:
      'ஓர மிகை, பாதுகாப்பான பகுதி, பக்கங்களுக்கும் தாளுக்கும் ஏற்ற முதுகு அகலம், ஒவ்வோர் அட்டைத் தாளின் அளவு, அட்டையில் தமிழுக்குத் தேவையானவை. உங்களுக்கும் உங்கள் வடிவமைப்பாளருக்கும்.',
    pdf: 'PDF-ஐப் பதிவிறக்குக',
    tutorial: 'உங்கள் பக்கத்துக்கு வழிகாட்டி',
    aboutTutorial:
      'எழுத்தாளராக உங்கள் பக்கத்தைச் சுற்றிப் பார்க்க: கையெழுத்துப் பிரதியை அனுப்புவது, அது எந்த நிலையில் உள்ளது என்று பார்ப்பது, விற்பனையையும் உரிமைத்தொகையையும் அறிவது.',
    view: 'வழிகாட்டியைப் பார்க்க',
    comingSoon: 'இந்த வழிகாட்டி விரைவில் வரும்.',
  },
)

/** Files to start from. */
export function Downloads() {
  return (
    <section aria-labelledby="downloads" className="border-line border-y bg-leaf">
      <div className="page-width section-space">
        <h2 id="downloads" className="text-2xl">
          {words.title}
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
    <Resource title={words.manuscript}>
      <p className="text-ink-soft">{words.aboutManuscript}</p>
      <ul aria-label={words.sizes} className="flex flex-wrap gap-2">
        {trimSizes.map((size) => (
          <li key={size}>
            <a
              href={manuscriptFormat(size, language)}
              download
              aria-label={words.ofSize(crossedSize(size))}
              className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge bg-paper px-3 font-semibold tabular-nums hover:border-palm hover:text-palm"
            >
              <DownloadIcon />
              {crossedSize(size)}
            </a>
          </li>
        ))}
      </ul>
    </Resource>
  )
}

function CoverGuidelines() {
  return (
    <Resource title={words.cover}>
      <p className="text-ink-soft">{words.aboutCover}</p>
      <a href={coverGuidelines(language)} download className={buttonClass('secondary', 'bg-paper')}>
        <DownloadIcon />
        {words.pdf}
        <span className="sr-only">: {words.cover}</span>
      </a>
    </Resource>
  )
}

function DashboardTutorial() {
  const [asked, setAsked] = useState(false)
  return (
    <Resource title={words.tutorial}>
      <p className="text-ink-soft">{words.aboutTutorial}</p>
      <Button variant="secondary" className="bg-paper noscript:hidden" onClick={() => setAsked(true)}>
        {words.view}
      </Button>
      <noscript>
        <p>{words.comingSoon}</p>
      </noscript>
      <div role="alert">
        {asked && <p className="border-info border-l-4 bg-paper px-4 py-2">{words.comingSoon}</p>}
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
