import type { Testimonial } from '@panai/contract/content/testimonials'
import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { use } from 'react'
import { ratingOf } from '../../reading/trade-words.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { Kolam } from '../../ui/kolam.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { Words } from '../../ui/words.tsx'
import type { Section } from './load-home.ts'

const LONG_QUOTE = 240

/** What authors say. Nothing at all when nobody has said anything, or when that could not be learned. */
export function Testimonials({
  loaded,
}: {
  loaded: Section<Testimonial[]> | Promise<Section<Testimonial[]>>
}) {
  const section = loaded instanceof Promise ? use(loaded) : loaded
  if (!('data' in section) || section.data.length === 0) return null
  return (
    <section aria-labelledby="testimonials" className="page-width section-space">
      <h2 id="testimonials" className="text-2xl">
        {localised('What Authors Say', 'எழுத்தாளர்கள் சொல்கிறார்கள்')}
      </h2>
      <div className="mt-5 md:mt-8">
        <Carousel
          label={localised('Testimonials', 'எழுத்தாளர்களின் கருத்துகள்')}
          interval={5000}
          advance="view"
          doubleClickAdvances
          perView={{ base: 1, md: 2 }}
        >
          {section.data.map((testimonial) => (
            <Saying key={testimonial.id} {...testimonial} />
          ))}
        </Carousel>
      </div>
    </section>
  )
}

/** On a phone the cards stand one at a time and are all as high as the longest: short words are set larger, long ones smaller. */
function sizeOf(quote: string): string {
  return quote.length > LONG_QUOTE ? 'text-sm' : 'max-md:text-[min(1.35rem,9.5vw)]'
}

function Saying(said: Testimonial) {
  return (
    <figure className="flex h-full flex-col rounded-lg border border-line bg-leaf p-5 md:p-8">
      <div className="flex items-start gap-5">
        <span className="cover shrink-0">
          <Picture picture={said.cover} fallback="book" alt="" sizes="72px" className="max-w-18" />
        </span>
        <div className="min-w-0">
          <p lang={scriptLanguage(said.book_title)} className="font-title text-lg">
            <Words text={said.book_title} lang={scriptLanguage(said.book_title)} />
          </p>
          <p className="mt-1">
            <Stars rating={ratingOf('testimonial', said.rating)} />
          </p>
          {said.is_demo && (
            <p className="mt-2 inline-block rounded-sm border border-edge px-2 text-sm text-ink-soft">
              {localised('Demo content', 'மாதிரி உள்ளடக்கம்')}
            </p>
          )}
        </div>
      </div>
      <blockquote
        lang={said.language}
        className={`my-5 grid flex-1 content-center font-title md:mb-0 md:flex-none md:text-lg ${sizeOf(said.quote)}`}
      >
        <p>
          <Words text={said.quote} lang={said.language} />
        </p>
      </blockquote>
      <div className="spare-room my-6 hidden! md:grid!">
        <Kolam seed={said.book_title} size={96} dots={5} />
      </div>
      <figcaption className="flex items-center gap-4 border-t border-line pt-5">
        <Picture
          picture={said.photo}
          fallback="author"
          alt=""
          sizes="56px"
          className="size-14 shrink-0 rounded-full object-cover"
        />
        <div>
          <p lang={scriptLanguage(said.author_name)} className="font-semibold text-base">
            <Words text={said.author_name} lang={scriptLanguage(said.author_name)} />
          </p>
          <p lang={scriptLanguage(said.author_title)} className="text-sm text-ink-soft">
            <Words text={said.author_title} lang={scriptLanguage(said.author_title)} />
          </p>
        </div>
      </figcaption>
    </figure>
  )
}
