import { localised } from '@panai/contract/language/localised'
import { savesData } from '../../saves-data.ts'
import { film as name } from '../../ui/motion-words.ts'
import { showPaused } from '../../ui/show-paused.ts'
import { startFilm } from './start-film.ts'

const LABEL = localised(
  'A palm leaf is written line by line, becomes the pages of a book, and the book closes.',
  'பனையோலையில் வரி வரியாக எழுத்துகள் தோன்றுகின்றன; ஓலை நூலின் பக்கங்களாகிறது; நூல் மூடுகிறது.',
)

/** Shows the film, and takes it away again when nothing may move any more. Never for somebody who saves data. */
export function start(part: HTMLElement, signal: AbortSignal): void {
  const place = part.firstElementChild
  const button = part.querySelector('button')
  if (!place || !button || savesData()) return
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let shown = new AbortController()

  function show(film: Element, pause: HTMLButtonElement) {
    shown.abort()
    shown = new AbortController()
    film.replaceChildren()
    pause.hidden = true
    if (!still.matches) play(film, pause, part.dataset, AbortSignal.any([signal, shown.signal]))
  }

  still.addEventListener('change', () => show(place, button), { signal })
  show(place, button)
}

/**
 * The film shows itself when it plays, or when the reader has to start it. It is a pixel smaller on each side, so that the browser
 * goes on counting the picture, which came first, as the largest thing painted.
 */
function play(place: Element, button: HTMLButtonElement, { webm, mp4 }: DOMStringMap, signal: AbortSignal) {
  const film = document.createElement('video')
  Object.assign(film, { autoplay: true, muted: true, loop: true, playsInline: true, preload: 'auto' })
  film.width = 1280
  film.height = 720
  film.ariaLabel = LABEL
  film.className = 'film'
  film.append(source(webm, 'video/webm; codecs="av01.0.05M.10"'), source(mp4, 'video/mp4'))
  place.append(film)

  const look = () => {
    film.controls = false
    film.dataset.shown = ''
    showPaused(button, film.paused, name)
  }
  film.addEventListener('playing', look, { signal })
  film.addEventListener('pause', () => film.dataset.shown === '' && !film.controls && look(), { signal })
  button.addEventListener(
    'click',
    () => {
      if (film.paused)
        film.play().catch(() => {}) // what can't be played stays a still picture
      else film.pause()
    },
    { signal },
  )
  startFilm(film, signal, () => {
    film.controls = true
    film.dataset.shown = ''
  })
}

function source(src = '', type: string): HTMLSourceElement {
  return Object.assign(document.createElement('source'), { src, type })
}
