import type { Testimonial } from '@panai/contract/content/testimonials'
import { localised } from '@panai/contract/language/localised'
import { type ComponentProps, Suspense, useDeferredValue } from 'react'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { Loading } from '../../ui/status.tsx'
import type { ShelfBook } from '../book-parts/shelf-book.ts'
import { AuthoringServices } from './authoring-services.tsx'
import { CalculatorPromo } from './calculator-promo.tsx'
import { EditingOptions } from './editing-options.tsx'
import { FromTheLibrary } from './from-the-library.tsx'
import { GetStarted } from './get-started.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import type { PopularAuthor, Section } from './load-home.ts'
import { PopularAuthors } from './popular-authors.tsx'
import { PublishingServices } from './publishing-services.tsx'
import { Spotlight } from './spotlight.tsx'
import { Testimonials } from './testimonials.tsx'
import { Vision } from './vision.tsx'

const words = localised(
  {
    authors: 'Popular Authors',
    loading: 'Loading authors...',
    reader: 'Your first reader is waiting',
    tellUs: 'Tell us about your book, or send us the manuscript. Somebody of our team reads it.',
  },
  {
    authors: 'வாசகர்கள் விரும்பும் எழுத்தாளர்கள்',
    loading: 'எழுத்தாளர்கள் வருகிறார்கள்...',
    reader: 'உங்கள் முதல் வாசகர் காத்திருக்கிறார்',
    tellUs:
      'உங்கள் நூலைப் பற்றிச் சொல்லுங்கள், அல்லது கையெழுத்துப் பிரதியை அனுப்புங்கள். எங்கள் குழுவில் ஒருவர் அதைப் படிக்கிறார்.',
  },
)

type Pending<T> = Section<T> | Promise<Section<T>>
type HomePageProps = ComponentProps<typeof CalculatorPromo> & {
  testimonials: Pending<Testimonial[]>
  authors: Pending<PopularAuthor[]>
  books: Pending<ShelfBook[]>
}

export function HomePage(loaded: HomePageProps) {
  // While a list is fetched again, the shown one stays.
  const testimonials = useDeferredValue(loaded.testimonials)
  const authors = useDeferredValue(loaded.authors)
  const books = useDeferredValue(loaded.books)
  return (
    <>
      <Hero />
      <GetStarted />
      <Suspense fallback={null}>
        <FromTheLibrary loaded={books} />
      </Suspense>
      <PublishingServices />
      <Vision />
      <Spotlight />
      <AuthoringServices />
      <EditingOptions />
      <HowItWorks />
      <CalculatorPromo price={loaded.price} />
      <Suspense fallback={null}>
        <Testimonials loaded={testimonials} />
      </Suspense>
      <section aria-labelledby="popular-authors" className="section-space border-t border-line">
        <div className="page-width">
          <h2 id="popular-authors" className="mb-4 text-2xl md:mb-8">
            {words.authors}
          </h2>
        </div>
        <Suspense fallback={<Loading text={words.loading} />}>
          <PopularAuthors loaded={authors} />
        </Suspense>
      </section>
      <CallToAction title={words.reader} text={words.tellUs} />
    </>
  )
}
