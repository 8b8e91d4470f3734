import { lotus } from '../ornament/flora.ts'
import { hills, ruledDisc, scallops, stars, water } from '../ornament/landscape.ts'
import { palmyra } from '../ornament/palmyra.ts'
import { comet, ship } from '../ornament/sea-and-sky.ts'
import { tower } from '../ornament/temple.ts'
import { at, boxPath, clipped, disc, frame, page, rect, times } from '../svg.ts'
import { authorship, heavy, imprint, type Layout, type Sheet, titling, W } from './cover.ts'

/** `room` is what is free between the words and the horizon, px; nothing that must be whole may rise above it. */
type Scene = (sheet: Sheet, horizon: number, foot: number, room: number) => string

const scenes: Record<string, Scene> = {
  river({ palette, dice }, horizon, foot, room) {
    const tall = Math.min(660, room)
    return [
      at(120, horizon - tall * 0.55, 1, comet(tall * 0.55, palette.accent)),
      ruledDisc(820, horizon - tall * 0.14, tall * 0.38, palette.accent, palette.ground, 'sun'),
      at(500, horizon + 12, 1, tower(tall * 0.67, tall, 7, palette.field, palette.ground)),
      ...[70, 930, 1085].map((x, index) =>
        at(x, horizon + 10, 1, palmyra(tall * (0.47 + index * 0.06), dice, palette.field, palette.ground)),
      ),
      rect(0, horizon, W, foot, palette.field),
      water(horizon + 30, foot - horizon, 11, dice, palette.ground, 4),
      at(840, horizon + 150, 1, ship(210, [palette.ground, palette.field, palette.accent])),
    ].join('')
  },
  pond({ palette, dice }, horizon, foot, room) {
    const tall = Math.min(600, room)
    return [
      ruledDisc(600, horizon - tall * 0.38, tall * 0.62, palette.fieldInk, palette.ground, 'moon'),
      at(600, horizon, 1, tower(tall * 0.74, tall * 0.97, 6, palette.field, palette.ground)),
      rect(0, horizon, W, foot, palette.field),
      water(horizon + 40, foot - horizon, 9, dice, palette.ground, 4),
      ...[170, 470, 800, 1060].map((x, index) =>
        at(x, horizon + 170 + (index % 2) * 110, 1, lotus(100, palette.accent, palette.field)),
      ),
    ].join('')
  },
  voyage({ palette, dice }, horizon, foot) {
    return [
      stars(340, horizon - 60, 90, dice, palette.soft),
      ruledDisc(600, horizon - 150, 300, palette.accent, palette.ground, 'moon'),
      scallops(horizon, foot - horizon, 110, palette.field, palette.ground, 4),
      at(600, horizon + 42, 1, ship(560, [palette.fieldInk, palette.ground, palette.line])),
      scallops(horizon + 50, foot - horizon, 110, palette.field, palette.ground, 4),
    ].join('')
  },
  grove({ palette, dice }, horizon, foot) {
    return [
      stars(280, horizon - 100, 70, dice, palette.soft),
      disc(770, horizon - 250, 230, palette.fieldInk),
      hills(horizon + 40, 60, foot, dice, palette.line),
      ...[95, 255, 420, 610, 890, 1010, 1130].map((x, index) =>
        at(
          x,
          horizon + 150 + (index % 3) * 40,
          1,
          palmyra([620, 480, 700, 430, 560, 660, 520][index] ?? 500, dice, palette.field, palette.ground),
        ),
      ),
      hills(horizon + 150, 40, foot, dice, palette.field),
    ].join('')
  },
  surge({ palette }, horizon, foot) {
    return [
      ruledDisc(600, horizon - 130, 270, palette.accent, palette.ground, 'sun'),
      scallops(horizon - 60, foot - horizon, 180, palette.field, palette.ground, 5),
    ].join('')
  },
  morning({ palette, dice }, horizon, foot) {
    const tones = [palette.line, palette.accent, palette.field]
    return [
      disc(600, horizon - 120, 300, palette.accent),
      ...times(5, (index) =>
        hills(horizon + index * 95, 90 - index * 12, foot, dice, tones[(index * 2) % 3] ?? palette.line),
      ),
      ...times(3, (index) =>
        at(
          180 + index * 90,
          horizon + 300,
          1,
          palmyra(300 - index * 60, dice, palette.ground, palette.field),
        ),
      ),
    ].join('')
  },
}

/** A scene in flat colour under a broad sky, the title in the sky. The look of the historical novels. */
export const scene: Layout = (sheet) => {
  const { text, height, palette } = sheet
  const draw = scenes[sheet.motif]
  if (!draw) throw new Error(`no scene "${sheet.motif}"`)
  const inset = 44
  const horizon = height * 0.735
  const inner = boxPath(inset, inset, W - 2 * inset, height - 2 * inset)
  const title = titling(text, { width: 950, height: height * 0.25, largest: 170, lines: 2, setting: heavy })
  const room = horizon - 240 - title.height - 40
  return page(
    W,
    height,
    rect(0, 0, W, height, palette.ground),
    clipped('view', inner, draw(sheet, horizon, height, room)),
    frame(inset, inset, W - 2 * inset, height - 2 * inset, palette.line, 5),
    frame(inset + 16, inset + 16, W - 2 * inset - 32, height - 2 * inset - 32, palette.line, 2),
    authorship(text, 600, 186, 900, { title: palette.soft, rest: palette.soft }, 'middle', 50),
    title.draw(600, 240, { title: palette.ink, rest: palette.soft }),
    rect(455, height - 136, 290, 92, palette.ground, 0),
    imprint(600, height - 92, palette.ink, 'middle', 54),
  )
}
