import { roundedSeed } from '../../client/src/kolam-path.ts'
import { kolam } from './ornament/kolam.ts'
import { sariBorder, weave } from './ornament/textile.ts'
import { type PaletteName, palettes } from './palette.ts'
import { diceFor, seedOf } from './seed.ts'
import { at, page, rect, rule } from './svg.ts'
import { fitBlock, lineWithin } from './type/block.ts'

const [W, H] = [800, 1200]
const cloths: readonly PaletteName[] = ['lotus', 'night', 'turmeric', 'palm', 'sky', 'rose', 'brick', 'mint']

/** The cover of an invented book, with a broad band across it that says in both scripts that it is a sample. */
export function drawSampleCover(slug: string, title: string, order: number): string {
  const dice = diceFor(`sample ${slug}`)
  const palette = palettes[cloths[order % cloths.length] ?? 'lotus']
  const bare = title.replace(/^[^:]{1,20}:\s*/, '')
  const name = fitBlock(
    bare,
    { family: 'serif', weight: 680 },
    { width: 640, height: 240, largest: 92, lines: 4, leading: 1.2 },
  )
  const band = lineWithin(
    'மாதிரி · SAMPLE · மாதிரி · SAMPLE · மாதிரி',
    { family: 'sans', weight: 700 },
    60,
    1300,
  )
  return page(
    W,
    H,
    rect(0, 0, W, H, palette.ground),
    kolam(400, Math.max(540, 84 + name.height + 270), 440, {
      seed: roundedSeed(seedOf(slug) % 9999, 7),
      size: 7,
      line: palette.line,
      dots: palette.accent,
      weight: 2.2,
    }),
    at(0, 0, 1, sariBorder(980, 240, W, dice, weave(palette))),
    name.draw(80, 84, palette.ink, 'left'),
    at(
      400,
      830,
      1,
      rect(-700, -58, 1400, 116, palette.fieldInk) +
        rule(-700, -46, 1400, palette.field, 3) +
        rule(-700, 46, 1400, palette.field, 3) +
        band.draw(0, -band.height / 2, palette.field),
      -14,
    ),
  )
}
