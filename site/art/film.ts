import { at, faded, page, rect } from '../../demo/art/svg.ts'
import { cover, fold, pageEdges, pageHeight, pageWidth, printed, turningHalf } from './book.ts'
import { growingKolam } from './growing-kolam.ts'
import { type Box, bindingHoles, cord, pen, sheet, writing } from './manuscript.ts'
import { between, mix, steadily } from './motion.ts'

export const width = 1280
export const height = 720
/** Seconds; the end runs into the beginning. */
export const length = 9
/** The film begins in the middle of the writing, on the picture that is there before it. */
const opening = 3

const leaf: Box = { x: 90, y: 226, width: 1100, height: 262 }
const middle = width / 2
const top = (height - pageHeight) / 2
const openBook: Box = { x: middle - pageWidth, y: top, width: 2 * pageWidth, height: pageHeight }

/** The picture at `time` seconds: a leaf is written, becomes the pages of a book, and the book closes. */
export function frameAt(time: number): string {
  const now = (time + opening) % length
  return page(
    width,
    height,
    ground(now),
    now < 6.2 ? manuscriptAt(now) : bookAt(now),
    now > 8.2 ? nextLeaf(now) : '',
  )
}

function ground(now: number): string {
  const fading = 1 - between(now, 8.3, 9)
  const bright = between(now, 6.6, 7.6)
  return [
    '<radialGradient id="ground" cx=".5" cy=".5" r=".75"><stop offset="0" stop-color="#24684f"/><stop offset="1" stop-color="#123a2e"/></radialGradient>',
    rect(0, 0, width, height, 'url(#ground)'),
    faded(
      mix(0.5, 0.95, bright) * fading,
      growingKolam(middle, height / 2, 800, steadily(now, 0, 7.2), '#f4e3b8'),
    ),
  ].join('')
}

function manuscriptAt(now: number): string {
  const turned = between(now, 4.9, 6)
  const share = steadily(now, 0.4, 4.2)
  const box: Box = {
    x: mix(leaf.x, openBook.x, turned),
    y: mix(leaf.y, openBook.y, turned),
    width: mix(leaf.width, openBook.width, turned),
    height: mix(leaf.height, openBook.height, turned),
  }
  const under = faded(
    1 - between(now, 4.7, 5.3),
    at(middle, leaf.y + 164, 1, sheet(around(leaf, 22), 0, 'under2', 0.35), 1.6) +
      at(middle, leaf.y + 145, 1, sheet(around(leaf, 10), 0, 'under1', 0.2), -1.1),
  )
  const words = 1 - between(now, 5, 5.5)
  const print = between(now, 5.4, 6)
  return [
    under,
    faded(between(now, 5.9, 6.05), pageEdges(middle, top, 1) + pageEdges(openBook.x, top, -1)),
    sheet(box, turned, 'leaf'),
    faded(1 - between(now, 4.7, 5.1), bindingHoles(box)),
    words > 0 ? faded(words, writing(box, share)) : '',
    faded(1 - between(now, 4.4, 4.9), cord(leaf)),
    print > 0 ? faded(print, openPages()) : '',
    share > 0 && now < 5 ? pen(leaf, share, between(now, 4.2, 4.9)) : '',
  ].join('')
}

function openPages(): string {
  return (
    at(openBook.x, top, 1, printed('left')) + at(middle, top, 1, printed('right')) + fold(middle, top, 'fold')
  )
}

function bookAt(now: number): string {
  const turn = between(now, 6.3, 7.3)
  const spine = mix(middle, middle - pageWidth / 2, turn)
  const leaving = between(now, 8.4, 9)
  const right = [
    faded(0.3, rect(spine + 6, top + 14, pageWidth + 8, pageHeight + 6, '#0c1f18', 4)),
    turn > 0.5 ? rect(spine, top - 3, pageWidth + 8, pageHeight + 12, '#6c1726', 3) : '',
    pageEdges(spine, top, 1),
    rect(spine, top, pageWidth, pageHeight, '#fbf7ee'),
    at(spine, top, 1, printed('right')),
  ].join('')
  const left =
    turn < 1
      ? (turn < 0.12 ? pageEdges(spine - pageWidth, top, -1) : '') +
        turningHalf(spine, top, turn) +
        (turn < 0.5 ? fold(spine, top, 'fold') : '')
      : at(spine, top, 1, cover())
  return faded(1 - leaving, right + left)
}

/** The leaf that is written next comes in while the book goes. */
function nextLeaf(now: number): string {
  return faded(between(now, 8.3, 9), manuscriptAt(0))
}

function around({ width: across, height: down }: Box, shorter: number): Box {
  return { x: -across / 2 + shorter, y: -down / 2, width: across - 2 * shorter, height: down }
}
