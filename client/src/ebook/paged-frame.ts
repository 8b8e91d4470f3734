import { followFinger } from '../proof/follow-finger.ts'
import { leafOfKey } from '../proof/leaf-of-key.ts'
import type { OpenEbook, Target } from './open-ebook.ts'
import { styleFrame } from './style-frame.ts'
import { textToShow } from './text-to-show.ts'

/** Where a frame stands in its book. Texts and pages are counted from 0. */
export type Standing = {
  readonly text: number
  readonly title: string
  readonly page: number
  /** Of this text, in this frame and with these letters. */
  readonly pages: number
}

type Told = {
  readonly onStanding: (standing: Standing) => void
  readonly onFailed: () => void
}

export type PagedFrame = {
  readonly goTo: (target: Target) => void
  /** Turns a page, into the text before or after where this one is over. */
  readonly turn: (by: 1 | -1) => void
  /** @param percent of the letters that a book has by itself */
  readonly setLetters: (percent: number) => void
  readonly close: () => void
}

type Way = { readonly from?: 'start' | 'end'; readonly isFollowed?: boolean }

/**
 * Shows a book page by page in a frame in which nothing runs. What is done there is heard and moved from here, for which the frame has to be of
 * the same origin. Safari tells nothing of what is done in such a frame (WebKit's bug 218086): there the book is turned by what stands around it.
 * @throws Error when the browser can't give a frame the style of a book.
 */
export async function openFrame(
  frame: HTMLIFrameElement,
  book: OpenEbook,
  { onStanding, onFailed }: Told,
): Promise<PagedFrame> {
  const inner = frame.contentDocument?.defaultView
  if (!inner) throw new Error('the frame has no document')
  const { document } = inner
  const root = document.documentElement
  let shown = -1
  let [page, pages, asked] = [0, 1, 0]
  await styleFrame(inner, book)

  function stand(at: number): void {
    page = Math.min(Math.max(at, 0), pages - 1)
    inner?.scrollTo(page * frame.clientWidth, 0)
    onStanding({ text: shown, title: document.title, page, pages })
  }
  function measure(): void {
    root.style.width = ''
    pages = Math.max(1, Math.ceil((root.scrollWidth - 1) / frame.clientWidth))
    // Or the last page could not be moved to the edge.
    root.style.width = `${pages * 100}vw`
  }
  /** After a change of its size the same part of the text is shown. */
  function fit(): void {
    if (frame.clientWidth === 0 || shown === -1) return
    const part = page / pages
    measure()
    stand(Math.round(part * pages))
  }
  async function show(text: number): Promise<boolean> {
    asked += 1
    const own = asked
    const read = await textToShow(book, text)
    if (own !== asked) return false
    document.title = read.title
    root.lang = read.documentElement.lang
    document.body.replaceChildren(...[...read.body.childNodes].map((node) => document.importNode(node, true)))
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
    shown = text
    return own === asked
  }
  async function go({ text, id }: Target, { from = 'start', isFollowed = false }: Way = {}): Promise<void> {
    if (text !== shown && !(await show(text))) return
    measure()
    const place = id === null ? null : document.getElementById(id)
    const at = place ? (place.getBoundingClientRect().left + (inner?.scrollX ?? 0)) / frame.clientWidth : 0
    stand(from === 'end' ? pages - 1 : Math.floor(at))
    if (!isFollowed || !place) return
    place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  const goTo = (target: Target, way?: Way) => void go(target, way).catch(onFailed)
  function turn(by: 1 | -1): void {
    const at = Math.round((inner?.scrollX ?? 0) / frame.clientWidth) + by
    if (at >= 0 && at < pages) stand(at)
    else if (book.texts[shown + by] !== undefined)
      goTo({ text: shown + by, id: null }, { from: by === 1 ? 'start' : 'end' })
  }

  const finger = followFinger(turn)
  document.addEventListener('touchstart', finger.start, { passive: true })
  document.addEventListener('touchend', finger.end, { passive: true })
  document.addEventListener('touchcancel', finger.cancel, { passive: true })
  document.addEventListener('keydown', (event) => {
    const by = leafOfKey(event)
    if (by === null) return
    event.preventDefault()
    turn(by)
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof inner.Element ? event.target.closest<HTMLElement>('a[href]') : null
    if (!link) return
    event.preventDefault()
    const { text, id } = link.dataset
    if (text !== undefined) goTo({ text: Number(text), id: id || null }, { isFollowed: true })
    else leave(link.getAttribute('href') ?? '')
  })
  // A link that is reached with Tab, or a word that is searched for, brings its page.
  inner.addEventListener('scroll', () => {
    const at = inner.scrollX / frame.clientWidth
    if (Number.isFinite(at) && Math.abs(at - page) > 0.01) stand(Math.floor(at + 0.5))
  })
  const observer = new ResizeObserver(fit)
  observer.observe(frame)
  return {
    ...{ goTo, turn },
    setLetters: (percent) => {
      root.style.fontSize = `${percent}%`
      fit()
    },
    close: () => {
      asked += 1
      observer.disconnect()
    },
  }
}

/** A page of the web is opened beside this one, a letter in the program for letters. */
function leave(address: string): void {
  window.open(address, address.startsWith('mailto:') ? '_self' : '_blank', 'noopener,noreferrer')
}
