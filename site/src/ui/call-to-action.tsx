import { localised } from '@panai/contract/language/localised'
import { ButtonLink } from './button.tsx'
import { Kolam } from './kolam.tsx'

const words = localised(
  { talk: 'Talk to a Publishing Expert', submit: 'Submit Your Manuscript' },
  { talk: 'பதிப்பு வல்லுநரிடம் பேசுக', submit: 'கையெழுத்துப் பிரதியை அனுப்புக' },
)

/** The band that ends most pages: talk to us, or send your manuscript. */
export function CallToAction({ title, text }: { title: string; text?: string }) {
  return (
    <section className="border-t border-line bg-leaf print:hidden">
      <div className="page-width section-space flex flex-col items-center text-center">
        <span aria-hidden="true" className="mb-3 text-turmeric md:mb-5">
          <Kolam seed={title} size={72} />
        </span>
        <h2 className="max-w-measure text-2xl">{title}</h2>
        {text && <p className="mt-3 max-w-measure text-lg text-ink-soft">{text}</p>}
        <div className="mt-5 flex md:mt-8 flex-wrap justify-center gap-3">
          <ButtonLink to="/contact">{words.talk}</ButtonLink>
          <ButtonLink to="/login" variant="secondary">
            {words.submit}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
