import { localised } from '@panai/contract/language/localised'
import { Children, type CSSProperties, type ReactNode } from 'react'
import { LivePart } from '../live-part/index.tsx'
import script from './carousel-motion.ts?own-file'
import { dotName, pauseName } from './motion-words.ts'
import { PauseButton } from './pause-button.tsx'

const words = localised(
  {
    carousel: 'carousel',
    slide: 'slide',
    place: (number: number, count: number) => `${number} of ${count}`,
  },
  {
    carousel: 'சுழல் வரிசை',
    slide: 'அட்டை',
    place: (number: number, count: number) => `${count} அட்டைகளில் ${number}`,
  },
)

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
  /** Whether a move brings one slide or all those that are in view. */
  advance?: 'slide' | 'view'
  /** A double click on the right half moves on. */
  doubleClickAdvances?: boolean
  /** One slide each. */
  children: ReactNode
}

/** A carousel in view comes to life after this many milliseconds, before its first move. */
const COMES_TO_LIFE = 1_500

/** A strip of slides. Scrolls natively until the script that moves it has been fetched, and for good where scripts don't run. */
export function Carousel({
  label,
  perView,
  interval,
  dots = true,
  advance = 'slide',
  doubleClickAdvances = false,
  children,
}: CarouselProps) {
  const slides = Children.toArray(children)
  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={label}
      className="carousel"
      style={widths(perView)}
    >
      <LivePart
        script={script}
        data-seen-for={COMES_TO_LIFE}
        data-label={label}
        data-interval={interval}
        data-advance={advance}
        data-double-click-advances={doubleClickAdvances ? '' : undefined}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be scrolled from the keyboard too */}
        <div className="carousel-view" tabIndex={0}>
          <div className="carousel-strip">
            {slides.map((slide, at) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place in the strip
                key={at}
                role="group"
                aria-roledescription={words.slide}
                aria-label={words.place(at + 1, slides.length)}
                className="carousel-slide"
              >
                {slide}
              </div>
            ))}
          </div>
        </div>
        <div className="mt-3 flex min-h-11 items-center justify-center gap-2">
          <PauseButton label={pauseName(label)} className="text-ink-soft hover:text-ink" />
          {dots && <Dots count={slides.length} />}
        </div>
      </LivePart>
    </section>
  )
}

/** Its script shows those that lead somewhere, and says which is chosen. */
function Dots({ count }: { count: number }) {
  return (
    <div className="flex flex-wrap justify-center">
      {Array.from({ length: count }, (_, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the row
          key={at}
          type="button"
          hidden
          data-dot=""
          aria-label={dotName(at + 1, count)}
          className="group grid h-11 w-7 place-items-center"
        >
          <span className="size-2.5 rounded-full border border-edge group-aria-[current=true]:border-palm group-aria-[current=true]:bg-palm" />
        </button>
      ))}
    </div>
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
