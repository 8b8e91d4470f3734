import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import { advanceByItself } from './advance-by-itself.ts'
import { dragByDistance } from './drag-by-distance.ts'
import { showPaused } from './show-paused.ts'

const still = '(prefers-reduced-motion: reduce)'

/** Moves a carousel, and brings its dots and its pause button to life. */
export function start(part: HTMLElement, signal: AbortSignal): void {
  const view = part.querySelector<HTMLElement>('.carousel-view')
  if (!view) return
  const { interval, loop, advance, doubleClickAdvances } = part.dataset
  view.dataset.moving = ''
  view.scrollLeft = 0
  const embla = EmblaCarousel(view, {
    loop: loop !== undefined,
    align: 'start',
    slidesToScroll: advance === 'view' ? 'auto' : 1,
    breakpoints: { [still]: { duration: 0 } },
  })
  dragByDistance(view, embla, signal)
  signal.addEventListener('abort', () => {
    embla.destroy()
    delete view.dataset.moving
  })
  const chosen = interval === undefined ? () => {} : advancing(part, embla, Number(interval), signal)
  showDots(part, embla, chosen, signal)
  if (doubleClickAdvances !== undefined)
    view.addEventListener(
      'dblclick',
      ({ clientX }) => {
        const { left, width } = view.getBoundingClientRect()
        if (clientX > left + width / 2) embla.scrollNext()
      },
      { signal },
    )
}

/** Lets it move by itself unless it is paused. @returns what gives a place that was chosen a whole interval */
function advancing(
  part: HTMLElement,
  embla: EmblaCarouselType,
  interval: number,
  signal: AbortSignal,
): () => void {
  const { pause, begin } = advanceByItself(embla, interval, signal)
  const button = part.querySelector<HTMLButtonElement>('[data-pause]')
  const { label = '' } = part.dataset
  let paused = false
  const show = (pauses: boolean) => {
    paused = pauses
    pause(paused)
    if (button && embla.scrollSnapList().length > 1) showPaused(button, paused, label)
  }
  show(matchMedia(still).matches)
  button?.addEventListener('click', () => show(!paused), { signal })
  return begin
}

/** There are as many dots as slides; so many are shown as there are places at which the carousel stops. */
function showDots(
  part: HTMLElement,
  embla: EmblaCarouselType,
  onChosen: () => void,
  signal: AbortSignal,
): void {
  const dots = () => [...part.querySelectorAll<HTMLButtonElement>('[data-dot]')]
  const draw = () => {
    const count = embla.scrollSnapList().length
    for (const [at, dot] of dots().entries()) {
      dot.hidden = count < 2 || at >= count
      dot.ariaLabel = `Show ${at + 1} of ${count}`
      dot.ariaCurrent = at === embla.selectedScrollSnap() ? 'true' : null
    }
  }
  embla.on('select', draw).on('reInit', draw)
  part.addEventListener(
    'click',
    ({ target }) => {
      const at = dots().findIndex((dot) => target instanceof Node && dot.contains(target))
      if (at < 0) return
      embla.scrollTo(at)
      onChosen()
    },
    { signal },
  )
  draw()
}
