import { localised } from '@panai/contract/language/localised'
import { ButtonLink } from '../../ui/button.tsx'
import { EbookDrawing, PaperbackDrawing } from './drawings.tsx'
import { offeredFormats } from './publishing-formats.ts'

const words = localised(
  { title: 'Publishing Formats', contact: 'Contact us' },
  { title: 'நூல் வடிவங்கள்', contact: 'தொடர்பு கொள்க' },
)

export function PublishingFormats() {
  return (
    <section aria-labelledby="formats" className="border-t border-line bg-leaf">
      <div className="page-width section-space">
        <h2 id="formats" className="text-2xl">
          {words.title}
        </h2>
        <ul className="mt-8 grid gap-10 md:grid-cols-2 md:gap-16">
          {offeredFormats.map(({ id, title, text }) => (
            <li key={id} className="flex flex-wrap gap-6">
              <span className="text-palm">{id === 'ebook' ? <EbookDrawing /> : <PaperbackDrawing />}</span>
              <div className="flex min-w-[min(100%,11rem)] flex-1 flex-col items-start">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 mb-5 text-ink-soft">{text}</p>
                <ButtonLink
                  to="/contact"
                  variant="secondary"
                  className="mt-auto"
                  aria-label={`${words.contact}: ${title}`}
                >
                  {words.contact}
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
