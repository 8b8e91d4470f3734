import { slidesMoved } from './slides-moved.ts'

const TRAVEL_MS = 450
/** Pixels from which on a press is a drag and no click. */
const DRAGS_FROM = 4
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** A row of slides of the same width without end. A place is a slide, or with `step` a group of so many as are seen at once. */
export type Slider = {
  readonly view: HTMLElement
  /** One where all slides are seen at once. */
  places(): number
  place(): number
  /** Goes to a place. One beyond the last is the first, reached by going on. */
  go(place: number): void
  /** Whether a finger or the mouse holds it. */
  isHeld(): boolean
}

/** Makes a row of slides slide, by hand, too. `onChange` hears of another place, another number of them, and of hands. */
export function makeSlider(
  view: HTMLElement,
  { byView, onChange, signal }: { byView: boolean; onChange: () => void; signal: AbortSignal },
): Slider {
  const strip = view.firstElementChild as HTMLElement // as it is drawn
  const slides = [...strip.children] as HTMLElement[] // as they are drawn
  let shown = 0
  let at = 0
  let frame = 0
  let perView = 1
  let held: { from: number; start: number; drags: boolean } | null = null

  const width = () => slides[0]?.getBoundingClientRect().width || 1
  const step = () => (byView ? perView : 1)
  const places = () => (slides.length > perView ? Math.ceil(slides.length / step()) : 1)
  /** In slides, and beyond them for a place that is. */
  const positionOf = (place: number) =>
    Math.floor(place / places()) * slides.length + within(place, places()) * step()

  function draw(position: number): void {
    shown = position
    const first = within(position, slides.length)
    strip.style.transform = `translateX(${(-100 * first) / perView}%)`
    // What has gone out at one end comes in at the other.
    for (const [number, slide] of slides.entries())
      slide.style.transform = number + 1 <= first + 0.001 ? `translateX(${100 * slides.length}%)` : ''
  }

  function go(place: number): void {
    cancelAnimationFrame(frame)
    const [to, began] = [positionOf(place), performance.now()]
    // The shorter way round.
    const from = shown + slides.length * Math.round((to - shown) / slides.length)
    const travel = (now: number) => {
      const part = still.matches ? 1 : Math.min(1, Math.max(0, (now - began) / TRAVEL_MS))
      draw(part < 1 ? from + (to - from) * (1 - (1 - part) ** 3) : within(to, slides.length))
      if (part < 1) frame = requestAnimationFrame(travel)
    }
    at = within(place, places())
    travel(began)
    onChange()
  }

  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    hear: (event: HTMLElementEventMap[Name]) => void,
    capture = false,
  ) => view.addEventListener(name, hear, { signal, capture })
  on('pointerdown', ({ button, clientX }) => {
    if (button !== 0 || places() < 2) return
    cancelAnimationFrame(frame)
    held = { from: clientX, start: shown, drags: false }
    onChange()
  })
  on('pointermove', ({ clientX, pointerId }) => {
    if (!held) return
    const distance = held.from - clientX
    if (!held.drags && Math.abs(distance) >= DRAGS_FROM) {
      held.drags = true
      // The click at the end belongs to the row, and follows no link.
      view.setPointerCapture(pointerId)
    }
    if (held.drags) draw(held.start + distance / width())
  })
  const letGo = (distance: number) => {
    if (!held) return
    held = null
    go(at + slidesMoved(distance, width() * step()))
  }
  on('pointerup', ({ clientX }) => letGo((held?.from ?? clientX) - clientX))
  // The finger scrolls the page.
  on('pointercancel', () => letGo(0))
  on('dragstart', (event) => event.preventDefault())
  on('focusin', ({ target }) => {
    const slide = slides.findIndex((one) => target instanceof Element && one.contains(target))
    const seen = within(slide - at * step(), slides.length) < perView
    if (slide >= 0 && !seen && !held) go(Math.floor(slide / step()))
  })
  // The browser would bring into view what has the focus.
  on('scroll', () => {
    view.scrollLeft = 0
  })

  const measure = () => {
    perView = Math.max(1, Math.round(strip.getBoundingClientRect().width / width()))
    cancelAnimationFrame(frame)
    at = Math.min(at, places() - 1)
    draw(positionOf(at))
    onChange()
  }
  const watch = new ResizeObserver(measure)
  watch.observe(view)
  signal.addEventListener('abort', () => {
    watch.disconnect()
    cancelAnimationFrame(frame)
    for (const moved of [strip, ...slides]) moved.style.transform = ''
  })
  return { view, places, place: () => at, go, isHeld: () => held !== null }
}

/** The remainder, from 0 on. */
function within(number: number, count: number): number {
  return ((number % count) + count) % count
}
