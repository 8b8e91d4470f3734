import { brand } from '@panai/contract/brand/brand'
import { roundedSeed } from '../../../client/src/kolam-path.ts'
import { kolam, kolamWreath } from '../ornament/kolam.ts'
import { palmLeaf } from '../ornament/leaf.ts'
import { house, palettes } from '../palette.ts'
import { at, disc, frame, page, rect, ring, rule, times } from '../svg.ts'
import { fitBlock } from '../type/block.ts'
import { mark } from './mark.ts'
import { drawWordmark, wordmark } from './wordmark.ts'

const { paper, leaf, palm, turmeric } = house

/** A book whose cover has not been sent yet: kolam, mark, no words. */
export function defaultCover(): string {
  return page(
    1200,
    1800,
    rect(0, 0, 1200, 1800, leaf),
    frame(52, 52, 1096, 1696, palm, 6),
    frame(72, 72, 1056, 1656, palm, 2),
    kolam(600, 760, 820, { seed: roundedSeed(20, 7), size: 7, line: palm, dots: turmeric, weight: 2 }),
    mark(530, 1400, 140, palm),
  )
}

/** A book in general, where pages rather than a cover are meant: leaves strung on their cords. */
export function defaultBook(): string {
  const strip = { fill: leaf, line: '#9C8A63', behind: palm }
  return page(
    1200,
    1800,
    rect(0, 0, 1200, 1800, palm),
    ...[162, 1038].map((x) => rect(x - 4, 0, 8, 1800, '#D9B25C')),
    ...times(9, (index) => palmLeaf(-130, 130 + index * 172, 1460, 150, { ...strip, id: `leaf${index}` })),
    disc(600, 893, 250, palm),
    ring(600, 893, 222, '#D9B25C', 5),
    mark(480, 770, 240, leaf),
  )
}

export function defaultAuthor(): string {
  const { ground, line, accent, field, fieldInk } = palettes.palm
  return page(
    640,
    640,
    rect(0, 0, 640, 640, ground),
    at(
      320,
      320,
      1,
      disc(0, 0, 166, field) +
        kolamWreath(240, 12, { line, dots: accent, weight: 7 }) +
        ring(0, 0, 188, line, 3),
    ),
    mark(210, 206, 220, fieldInk),
  )
}

export function defaultBlog(): string {
  return page(
    1600,
    900,
    rect(0, 0, 1600, 900, leaf),
    ...times(3, (index) =>
      kolam(267 + index * 533, 450, index === 1 ? 620 : 400, {
        seed: roundedSeed(31, index === 1 ? 7 : 5),
        size: index === 1 ? 7 : 5,
        line: palm,
        dots: turmeric,
        weight: 2.2,
      }),
    ),
    ...[56, 70, 830, 844].map((y) => rule(0, y, 1600, palm, y % 4 ? 5 : 2)),
  )
}

/** What a link preview shows, 1200 by 630. */
export function shareCard(): string {
  const width = 500
  const name = wordmark(1)
  const headline = fitBlock(
    brand.headline,
    { family: 'italic', weight: 430 },
    { width: 560, height: 190, largest: 50, lines: 3, leading: 1.28 },
  )
  const top = 178
  const below = top + (name.height * width) / name.width
  return page(
    1200,
    630,
    rect(0, 0, 1200, 630, palm),
    kolam(905, 315, 520, {
      seed: roundedSeed(20, 7),
      size: 7,
      line: '#E6D9B4',
      dots: '#D9B25C',
      weight: 2.2,
    }),
    drawWordmark(80, top, width, paper),
    rule(80, below + 44, 90, '#D9B25C', 5),
    headline.draw(80, below + 84, leaf, 'left'),
    ...[26, 36, 594, 604].map((y) => rule(0, y, 1200, '#D9B25C', 2)),
  )
}
