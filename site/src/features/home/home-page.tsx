import type { Testimonial } from '@panai/contract/content'
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
            Popular Authors
          </h2>
        </div>
        <Suspense fallback={<Loading text="Loading authors..." />}>
          <PopularAuthors loaded={authors} />
        </Suspense>
      </section>
      <CallToAction
        title="Your first reader is waiting"
        text="Tell us about your book, or send us the manuscript. Somebody of our team reads it."
      />
    </>
  )
}
