import { Children, type CSSProperties, lazy, type ReactNode, Suspense, useState } from 'react'
import { useFetchMoment } from './use-fetch-moment.ts'

/** Slides side by side from each width on: `sm` 576, `md` 769 and `lg` 992 px. */
type PerView = {
  readonly base: number
  readonly sm?: number
  readonly md?: number
  readonly lg?: number
}

type CarouselProps = {
  label: string
  perView: PerView
  /** Milliseconds between moves; without it nothing moves by itself. */
  interval?: number
  dots?: boolean
  loop?: boolean
  /** Whether a move brings one slide or all those that are in view. */
  advance?: 'slide' | 'view'
  /** A double click on the right half moves on. */
  doubleClickAdvances?: boolean
  /** One slide each. */
  children: ReactNode
}

// A strip that nothing moves can still be scrolled, so a part that can't be fetched must not take the page down.
const CarouselMotion = lazy(() => import('./carousel-motion.tsx').catch(() => ({ default: () => null })))

/** A carousel in view comes to life after this many milliseconds, before its first move. */
const COMES_TO_LIFE = 1_500

/** A strip of slides. Scrolls natively until the part that moves it has been fetched, and for good where scripts don't run. */
export function Carousel({ label, perView, dots = true, children, ...motion }: CarouselProps) {
  const [view, setView] = useState<HTMLElement | null>(null)
  const moves = useFetchMoment(view, COMES_TO_LIFE)
  const slides = Children.toArray(children)
  return (
    <section aria-roledescription="carousel" aria-label={label} className="carousel" style={widths(perView)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be scrolled from the keyboard too */}
      <div ref={setView} className="carousel-view" tabIndex={0}>
        <div className="carousel-strip">
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place in the strip
              key={at}
              role="group"
              aria-roledescription="slide"
              aria-label={`${at + 1} of ${slides.length}`}
              className="carousel-slide"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className="mt-3 flex min-h-11 items-center justify-center gap-2">
        {view && moves && (
          <Suspense fallback={null}>
            <CarouselMotion view={view} label={label} dots={dots} {...motion} />
          </Suspense>
        )}
      </div>
    </section>
  )
}

/** Custom properties, which the type of `style` does not know. */
function widths({ base, sm = base, md = sm, lg = md }: PerView): CSSProperties {
  const properties: Record<`--per-view-${string}`, number> = {
    '--per-view-base': base,
    '--per-view-sm': sm,
    '--per-view-md': md,
    '--per-view-lg': lg,
  }
  return properties
}
