import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { EbookDrawing, PaperbackDrawing, TranslationDrawing } from '../services/drawings.tsx'

const selfPublishing = linkOptions({ to: '/services/self-publishing' })
const translation = linkOptions({ to: '/services/translation' })

export function PublishingServices() {
  return (
    <section aria-labelledby="services" className="border-t border-line">
      <div className="page-width section-space">
        <h2 id="services" className="text-2xl">
          Our Publishing Services
        </h2>
        <ul className="mt-5 grid gap-6 md:mt-8 md:gap-10 lg:grid-cols-3 lg:gap-0 lg:divide-x lg:divide-line">
          <Service title="Paperback" drawing={<PaperbackDrawing />} link={selfPublishing}>
            Printed on demand in eight sizes, one copy or many. No stock waits in your house for its readers.
          </Service>
          <Service title="eBook" drawing={<EbookDrawing />} link={selfPublishing}>
            The same manuscript for phones, tablets and reading devices, within reach wherever your readers
            live.
          </Service>
          <Service title="Translation" drawing={<TranslationDrawing />} link={translation}>
            Tamil, English, Kannada, Malayalam, Telugu, Hindi and German: your book for readers of another
            language.
          </Service>
        </ul>
      </div>
    </section>
  )
}

type ServiceProps = {
  title: string
  drawing: ReactNode
  link: typeof selfPublishing | typeof translation
  children: ReactNode
}

function Service({ title, drawing, link, children }: ServiceProps) {
  return (
    <li className="flex flex-wrap gap-6 lg:flex-col lg:flex-nowrap lg:gap-5 lg:px-10 lg:first:pl-0 lg:last:pr-0">
      <span className="text-palm">{drawing}</span>
      <div className="flex min-w-[min(100%,11rem)] flex-1 flex-col items-start">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2 text-ink-soft">{children}</p>
        <ButtonLink {...link} variant="quiet" className="-ml-2 lg:mt-auto">
          Read more<span className="sr-only"> about {title}</span>
        </ButtonLink>
      </div>
    </li>
  )
}
