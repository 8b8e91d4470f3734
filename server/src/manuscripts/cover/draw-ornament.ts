import type { Extent } from '@panai/contract/manuscripts/book-making'
import type { Ornament, Palette } from './palette.ts'

const number = (value: number) => String(Number(value.toFixed(2)))

/** What is drawn on a front of so many millimetres, below its words, as SVG. */
export function drawOrnament(
  ornament: Ornament,
  { width, height }: Extent,
  { accent, ink }: Palette,
): string {
  const drawn = { fan, waves, kolam }[ornament]({ width, height })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${number(width)}mm" height="${number(height)}mm" viewBox="0 0 ${number(width)} ${number(height)}"><g fill="none" stroke="${accent}" stroke-width="0.6" stroke-linejoin="round">${drawn.lines}</g><g fill="${ink}" fill-opacity="0.9">${drawn.dots}</g></svg>`
}

type Drawn = { lines: string; dots: string }

/** A leaf of the palmyra palm, as it opens. */
function fan({ width, height }: Extent): Drawn {
  const [x, y] = [width / 2, height + 6]
  const leaves = 19
  const reach = Math.min(width * 0.56, height * 0.44)
  let lines = ''
  for (let leaf = 0; leaf < leaves; leaf += 1) {
    const angle = -Math.PI * (0.04 + (0.92 * leaf) / (leaves - 1))
    const long = reach * (0.86 + 0.14 * Math.sin(-angle))
    const half = (Math.PI * 0.92) / (leaves - 1) / 2
    const at = (turn: number, part: number) =>
      `${number(x + Math.cos(angle + turn) * long * part)} ${number(y + Math.sin(angle + turn) * long * part)}`
    lines += `<path d="M${number(x)} ${number(y)}L${at(-half, 0.72)}L${at(0, 1)}L${at(half, 0.72)}Z"/><path d="M${number(x)} ${number(y)}L${at(0, 0.92)}" stroke-width="0.3"/>`
  }
  return { lines, dots: '' }
}

/** Rows of waves, as on a tank after rain. */
function waves({ width, height }: Extent): Drawn {
  const radius = width / 7
  let lines = ''
  for (let row = 0; height * 0.66 + row * radius * 0.62 < height + radius; row += 1) {
    const y = height * 0.66 + row * radius * 0.62
    for (let column = -1; column <= 8; column += 1) {
      const x = (column + (row % 2) / 2) * radius
      for (const part of [1, 0.7, 0.4]) {
        const r = (radius / 2) * part
        lines += `<path d="M${number(x - r)} ${number(y)}A${number(r)} ${number(r)} 0 0 1 ${number(x + r)} ${number(y)}"/>`
      }
    }
  }
  return { lines, dots: '' }
}

/** A line wound around dots, as it is drawn before the door. */
function kolam({ width, height }: Extent): Drawn {
  const step = Math.min(width / 9, height / 17)
  const [middle, centre] = [width / 2, height * 0.7]
  let [lines, dots] = ['', '']
  const most = 3
  for (let row = -most; row <= most; row += 1)
    for (let column = -most; column <= most; column += 1) {
      if (Math.abs(row) + Math.abs(column) > most) continue
      const [x, y] = [middle + column * step, centre + row * step]
      dots += `<circle cx="${number(x)}" cy="${number(y)}" r="0.9"/>`
      if ((row + column + most) % 2 === 0)
        lines += `<circle cx="${number(x)}" cy="${number(y)}" r="${number(step * Math.SQRT1_2)}"/>`
    }
  return { lines, dots }
}
