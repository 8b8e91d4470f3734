import type { EmblaCarouselType } from 'embla-carousel'

/** Pixels from which on a drag is a move to another slide, however fast it was. */
const MOVES_FROM = 80

/** Lets the distance of a drag alone decide where a carousel goes; by itself it asks for a fifth of its width or for speed. */
export function dragByDistance(view: HTMLElement, embla: EmblaCarouselType, signal: AbortSignal): void {
  let from = 0
  let at = 0
  let start = 0
  const begin = ({ clientX }: PointerEvent) => {
    from = clientX
    at = clientX
    start = embla.selectedScrollSnap()
  }
  const follow = ({ clientX }: PointerEvent) => {
    at = clientX
  }
  const settle = () => {
    const { index, options, scrollBody, scrollSnaps, scrollTo } = embla.internalEngine()
    const [first = 0, second = view.offsetWidth] = scrollSnaps
    const slides = slidesMoved(from - at, Math.abs(second - first))
    const aim = index.clone().set(start).add(slides).get()
    if (aim === embla.selectedScrollSnap()) return
    // biome-ignore lint/correctness/useHookAtTopLevel: the carousel's own words for how it moves, and no hooks of React
    scrollBody.useBaseFriction().useDuration(options.duration)
    scrollTo.index(aim, -Math.sign(slides))
  }
  // A pointer's own events come before those of mouse and touch, by which the carousel hears of the end.
  view.addEventListener('pointerdown', begin, { capture: true, signal })
  window.addEventListener('pointermove', follow, { capture: true, signal })
  window.addEventListener('pointerup', follow, { capture: true, signal })
  embla.on('pointerUp', settle)
}

/** @param distance pixels dragged; to the left, which brings what comes next, is positive. @returns how many slides on */
export function slidesMoved(distance: number, slideWidth: number): number {
  const length = Math.abs(distance)
  if (length < MOVES_FROM) return 0
  return Math.sign(distance) * Math.max(1, Math.round(length / slideWidth))
}
