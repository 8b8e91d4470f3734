import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { dragByDistance } from './drag-by-distance.ts'
import { PauseIcon, PlayIcon } from './icons.tsx'

type CarouselMotionProps = {
  view: HTMLElement
  label: string
  dots: boolean
  interval?: number
  loop?: boolean
  advance?: 'slide' | 'view'
  doubleClickAdvances?: boolean
}

const still = '(prefers-reduced-motion: reduce)'

/** What moves a carousel, with its dots and its pause button. Fetched once the page is alive. */
export default function CarouselMotion({
  view,
  label,
  dots,
  interval,
  loop = false,
  advance = 'slide',
  doubleClickAdvances = false,
}: CarouselMotionProps) {
  const [paused, setPaused] = useState(() => matchMedia(still).matches)
  const plays = interval !== undefined && !paused
  const [attach, embla] = useEmblaCarousel(
    {
      loop,
      align: 'start',
      slidesToScroll: advance === 'view' ? 'auto' : 1,
      breakpoints: { [still]: { duration: 0 } },
    },
    plays ? [Autoplay({ delay: interval, stopOnInteraction: false, stopOnMouseEnter: true })] : [],
  )

  useEffect(() => {
    view.dataset.moving = ''
    view.scrollLeft = 0
    attach(view)
    return () => {
      delete view.dataset.moving
    }
  }, [view, attach])

  useEffect(() => {
    if (embla) return dragByDistance(view, embla)
  }, [embla, view])

  useEffect(() => {
    if (!doubleClickAdvances || !embla) return
    const advanceOnRightHalf = ({ clientX }: MouseEvent) => {
      const { left, width } = view.getBoundingClientRect()
      if (clientX > left + width / 2) embla.scrollNext()
    }
    view.addEventListener('dblclick', advanceOnRightHalf)
    return () => view.removeEventListener('dblclick', advanceOnRightHalf)
  }, [doubleClickAdvances, embla, view])

  const place = useSyncExternalStore(
    (onChange) => {
      embla?.on('select', onChange).on('reInit', onChange)
      return () => {
        embla?.off('select', onChange).off('reInit', onChange)
      }
    },
    () => `${embla?.selectedScrollSnap() ?? 0}/${embla?.scrollSnapList().length ?? 0}`,
  )
  const [selected = 0, count = 0] = place.split('/').map(Number)
  if (!embla || count < 2) return null

  return (
    <>
      {interval !== undefined && (
        <button
          type="button"
          aria-label={`${paused ? 'Play' : 'Pause'} ${label}`}
          className="grid size-11 place-items-center text-ink-soft hover:text-ink"
          onClick={() => setPaused(!paused)}
        >
          {paused ? <PlayIcon /> : <PauseIcon />}
        </button>
      )}
      {dots && (
        <div className="flex flex-wrap justify-center">
          {Array.from({ length: count }, (_, at) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the row
              key={at}
              type="button"
              aria-label={`Show ${at + 1} of ${count}`}
              aria-current={at === selected ? 'true' : undefined}
              className="grid h-11 w-7 place-items-center"
              onClick={() => {
                embla.scrollTo(at)
                // What was chosen stays for a whole interval.
                embla.plugins().autoplay?.reset()
              }}
            >
              <span
                className={classNames(
                  'size-2.5 rounded-full border border-edge',
                  at === selected && 'border-palm bg-palm',
                )}
              />
            </button>
          ))}
        </div>
      )}
    </>
  )
}
