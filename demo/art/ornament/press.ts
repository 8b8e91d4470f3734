import { house, palettes } from '../palette.ts'
import { disc, n, polar, rect, ring, stroke, times } from '../svg.ts'

const { paper, leaf, ink, palm, turmeric, hibiscus } = house
const [W, H] = [1600, 900]

/** A web of paper running over the cylinders of a press. */
export function press(): string {
  const cylinders = [
    [330, 360, 210, palm],
    [800, 560, 210, hibiscus],
    [1270, 360, 210, palm],
  ] as const
  // The paper crosses between two rollers along their inner tangent.
  const turn = Math.atan2(200, 470) - Math.acos(420 / Math.hypot(470, 200))
  const [offX, offY] = [210 * Math.cos(turn), 210 * Math.sin(turn)]
  const over = `M-40 150H330A210 210 0 0 1 ${n(330 + offX)} ${n(360 + offY)}L${n(800 - offX)} ${n(560 - offY)}A210 210 0 0 0 ${n(800 + offX)} ${n(560 - offY)}L${n(1270 - offX)} ${n(360 + offY)}A210 210 0 0 1 1270 150H1640`
  return (
    rect(0, 0, W, H, palettes.brass.ground) +
    cylinders
      .map(
        ([x, y, radius, colour]) =>
          disc(x, y, radius, colour) +
          ring(x, y, radius * 0.78, leaf, 4) +
          ring(x, y, radius * 0.7, leaf, 2) +
          times(12, (spoke) => {
            const [a, b] = polar(spoke * 30, radius * 0.62, x, y)
            return stroke(`M${x} ${y}L${n(a)} ${n(b)}`, leaf, 5)
          }).join('') +
          disc(x, y, radius * 0.2, turmeric) +
          disc(x, y, radius * 0.08, colour),
      )
      .join('') +
    stroke(over, ink, 34) +
    stroke(over, paper, 26) +
    times(9, (index) => rect(0, 836 + index * 8, W, 2.5, '#8A5A12')).join('') +
    times(5, (index) => rect(1090 + index * 6, 800 - index * 22, 400, 18, index % 2 ? leaf : paper, 3)).join(
      '',
    )
  )
}
