import { brand } from '../../brand.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { Kolam } from '../../ui/kolam.tsx'
import manuscript from './manuscript.svg'

export function Hero() {
  return (
    <section className="relative isolate overflow-hidden bg-leaf">
      <span className="absolute -top-16 right-[max(-6rem,calc(50vw-44rem))] -z-10 hidden text-turmeric opacity-30 xl:block">
        <Kolam seed="threshold" size={460} dots={9} />
      </span>
      <div className="page-width pt-10 md:pt-16">
        <h1 className="max-w-[8.4em] text-display sm:max-w-[11em]">{brand.headline}</h1>
        <p className="mt-5 max-w-measure text-lg text-ink-soft">
          We publish authors from Tamil Nadu and beyond: printed when a reader asks for it, as an eBook, and
          in translation.
        </p>
        <ButtonLink to="/services/self-publishing" className="mt-7 px-7 text-lg">
          Publish your book
          <ArrowIcon />
        </ButtonLink>
      </div>
      <img
        src={manuscript}
        width={1740}
        height={430}
        fetchPriority="high"
        alt="Palm leaves written with verses of the Tirukkural, a cord through their holes and an iron stylus across them."
        className="mt-8 mb-10 ml-2 h-56 w-auto max-w-none md:mx-auto md:mt-10 md:h-auto md:w-[max(61rem,94vw)] md:max-w-[110rem]"
      />
    </section>
  )
}
