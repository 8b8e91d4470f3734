import { advanceByItself } from './advance-by-itself.ts'
import { dotName } from './motion-words.ts'
import { showPaused } from './show-paused.ts'
import { makeSlider, type Slider } from './slider.ts'

const still = '(prefers-reduced-motion: reduce)'

/** Moves a carousel, and brings its dots and its pause button to life. */
export function start(part: HTMLElement, signal: AbortSignal): void {
  const view = part.querySelector<HTMLElement>('.carousel-view')
  if (!view) return
  const { interval, advance, doubleClickAdvances } = part.dataset
  view.dataset.moving = ''
  view.scrollLeft = 0
  signal.addEventListener('abort', () => delete view.dataset.moving)
  let changed = () => {}
  const slider = makeSlider(view, { byView: advance === 'view', onChange: () => changed(), signal })
  const begin = interval === undefined ? () => {} : advancing(part, slider, Number(interval), signal)
  const draw = showDots(part, slider, signal)
  changed = () => {
    draw()
    begin()
  }
  if (doubleClickAdvances !== undefined)
    view.addEventListener(
      'dblclick',
      ({ clientX }) => {
        const { left, width } = view.getBoundingClientRect()
        if (clientX > left + width / 2) slider.go(slider.place() + 1)
      },
      { signal },
    )
}

/** Lets it move by itself unless it is paused. @returns what begins a whole interval */
function advancing(part: HTMLElement, slider: Slider, interval: number, signal: AbortSignal): () => void {
  const { pause, begin } = advanceByItself(slider, interval, signal)
  const button = part.querySelector<HTMLButtonElement>('[data-pause]')
  const { label = '' } = part.dataset
  let paused = matchMedia(still).matches
  pause(paused)
  const show = () => {
    if (button && slider.places() > 1) showPaused(button, paused, label)
  }
  button?.addEventListener(
    'click',
    () => {
      paused = !paused
      pause(paused)
      show()
    },
    { signal },
  )
  return () => {
    show()
    begin()
  }
}

/** There are as many dots as slides; so many are shown as there are places at which the carousel stops. @returns what draws them */
function showDots(part: HTMLElement, slider: Slider, signal: AbortSignal): () => void {
  const dots = [...part.querySelectorAll<HTMLButtonElement>('[data-dot]')]
  part.addEventListener(
    'click',
    ({ target }) => {
      const at = dots.findIndex((dot) => target instanceof Node && dot.contains(target))
      if (at >= 0) slider.go(at)
    },
    { signal },
  )
  return () => {
    const count = slider.places()
    for (const [at, dot] of dots.entries()) {
      dot.hidden = count < 2 || at >= count
      dot.ariaLabel = dotName(at + 1, count)
      dot.ariaCurrent = at === slider.place() ? 'true' : null
    }
  }
}
