import { localised } from '@panai/contract/language/localised'
import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { EbookDrawing, PaperbackDrawing, TranslationDrawing } from '../services/drawings.tsx'

const words = localised(
  {
    title: 'Our Publishing Services',
    paperback: {
      title: 'Paperback',
      text: 'Printed on demand in eight sizes, one copy or many. No stock waits in your house for its readers.',
    },
    ebook: {
      title: 'eBook',
      text: 'The same manuscript for phones, tablets and reading devices, within reach wherever your readers live.',
    },
    translation: {
      title: 'Translation',
      text: 'Tamil, English, Kannada, Malayalam, Telugu, Hindi and German: your book for readers of another language.',
    },
    readMore: (title: string) => (
      <>
        Read more<span className="sr-only"> about {title}</span>
      </>
    ),
  },
  {
    title: 'எங்கள் பதிப்புச் சேவைகள்',
    paperback: {
      title: 'அச்சு நூல்',
      text: 'எட்டு அளவுகளில், தேவைக்கேற்ற அச்சில் (POD): ஒரு பிரதியும் அச்சிடலாம், பலவும் அச்சிடலாம். வாசகருக்காக உங்கள் வீட்டில் பிரதிகள் காத்துக் கிடக்க வேண்டாம்.',
    },
    ebook: {
      title: 'மின்னூல்',
      text: 'அதே நூல், கைப்பேசியிலும் டேப்லெட்டிலும் மின்வாசிப்பானிலும்; உங்கள் வாசகர் எங்கிருந்தாலும் படிக்கலாம்.',
    },
    translation: {
      title: 'மொழிபெயர்ப்பு',
      text: 'தமிழ், ஆங்கிலம், கன்னடம், மலையாளம், தெலுங்கு, இந்தி, ஜெர்மன்: வேறொரு மொழியின் வாசகருக்கு உங்கள் நூல்.',
    },
    readMore: (title: string) => (
      <>
        <span className="sr-only">{title}: </span>மேலும் படிக்க
      </>
    ),
  },
)

const selfPublishing = linkOptions({ to: '/services/self-publishing' })
const translation = linkOptions({ to: '/services/translation' })

export function PublishingServices() {
  return (
    <section aria-labelledby="services" className="border-t border-line">
      <div className="page-width section-space">
        <h2 id="services" className="text-2xl">
          {words.title}
        </h2>
        <ul className="mt-5 grid gap-6 md:mt-8 md:gap-10 lg:grid-cols-3 lg:gap-0 lg:divide-x lg:divide-line">
          <Service {...words.paperback} drawing={<PaperbackDrawing />} link={selfPublishing} />
          <Service {...words.ebook} drawing={<EbookDrawing />} link={selfPublishing} />
          <Service {...words.translation} drawing={<TranslationDrawing />} link={translation} />
        </ul>
      </div>
    </section>
  )
}

type ServiceProps = {
  title: string
  drawing: ReactNode
  link: typeof selfPublishing | typeof translation
  text: string
}

function Service({ title, drawing, link, text }: ServiceProps) {
  return (
    <li className="flex flex-wrap gap-6 lg:flex-col lg:flex-nowrap lg:gap-5 lg:px-10 lg:first:pl-0 lg:last:pr-0">
      <span className="text-palm">{drawing}</span>
      <div className="flex min-w-[min(100%,11rem)] flex-1 flex-col items-start">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2 text-ink-soft">{text}</p>
        <ButtonLink {...link} variant="quiet" className="-ml-2 lg:mt-auto">
          {words.readMore(title)}
        </ButtonLink>
      </div>
    </li>
  )
}
