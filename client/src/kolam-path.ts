/**
 * Sikku kolam: a line wound round a grid of dots.
 *
 * Between two neighbouring dots the line either crosses itself or turns back, as if a small mirror stood there.
 * Which of the two is thrown by the seed, the same for all four quarters of the figure. Of many throws we keep
 * one whose line is single and closed, as a kolam should be; where none is found, the one with fewest lines.
 */
export type KolamFigure = { d: string; dots: Array<[number, number]>; viewBox: string }

type Shape = (across: number, down: number, half: number) => boolean
type Side = 0 | 1 | 2 | 3
/** One arc round a corner of a cell, from one side to the next. */
type Arc = {
  across: number
  down: number
  enter: Side
  exit: Side
  enterCrosses: boolean
  exitCrosses: boolean
}

const spacing = 20
const turnInset = 0.37
const throws = 60
const sides = [0, 1, 2, 3] as const
const stepAcross = [0, 1, 0, -1] as const
const stepDown = [-1, 0, 1, 0] as const
const shapes: readonly Shape[] = [
  (across, down, half) => Math.abs(across) + Math.abs(down) <= half + (half % 1),
  (across, down, half) => Math.abs(across) + Math.abs(down) <= half * 1.5,
  (across, down, half) => Math.abs(across) + Math.abs(down) <= half * 1.5,
  () => true,
]

/** The seed itself, or the next one whose kolam is not a plain square of dots. */
export function roundedSeed(seed: number, size: number): number {
  let next = seed
  while (kolamPath(next, size).dots.length === size * size) next++
  return next
}

/**
 * @param seed any integer; the same seed and size give the same figure
 * @param size dots across at the widest, 2 to 15; two neighbouring dots lie 20 units apart
 * @returns `d` is one closed path to be stroked (about 1.5 to 3 units wide), `dots` the centres of the dots
 */
export function kolamPath(seed: number, size: number): KolamFigure {
  const dice = diceOf(seed)
  const half = (size - 1) / 2
  const inside = shapes[Math.floor(dice() * shapes.length)] ?? (() => true)
  const cells: Array<[number, number]> = []
  for (let down = -half; down <= half; down++)
    for (let across = -half; across <= half; across++)
      if (inside(across, down, half)) cells.push([across, down])

  let best: Arc[][] = []
  for (let attempt = 0; attempt < throws && best.length !== 1; attempt++) {
    const lines = wind(cells, half, dice)
    if (attempt === 0 || lines.length < best.length) best = lines
  }
  const edge = (half + 0.8) * spacing
  return {
    d: best.map(draw).join(''),
    dots: cells.map(([across, down]) => [across * spacing, down * spacing]),
    viewBox: `${-edge} ${-edge} ${2 * edge} ${2 * edge}`,
  }
}

/** Winds a line through all cells by one throw. It draws nothing yet: most throws are for nothing. */
function wind(cells: Array<[number, number]>, half: number, dice: () => number): Arc[][] {
  const present = new Set(cells.map(([across, down]) => key(across, down)))
  const thrown = new Map<number, boolean>()
  const mirrored = dice() < 0.6

  /** Whether the line crosses over to the neighbour on that side. */
  function open(across: number, down: number, side: Side): boolean {
    const nextAcross = across + stepAcross[side]
    const nextDown = down + stepDown[side]
    if (!present.has(key(nextAcross, nextDown))) return false
    let quarter = Number.POSITIVE_INFINITY
    let [x, y] = [across + nextAcross, down + nextDown]
    for (let turn = 0; turn < 4; turn++) {
      quarter = Math.min(quarter, key(x, y), mirrored ? key(y, x) : quarter)
      ;[x, y] = [-y, x]
    }
    const rim = Math.max(Math.abs(across + nextAcross), Math.abs(down + nextDown)) > 2 * half - 1
    const known = thrown.get(quarter) ?? dice() < (rim ? 0.9 : 0.74)
    thrown.set(quarter, known)
    return known
  }

  const seen = new Set<number>()
  const lines: Arc[][] = []
  for (const [startAcross, startDown] of cells)
    for (const startSide of sides) {
      let [across, down, side, clockwise] = [startAcross, startDown, startSide, true]
      const line: Arc[] = []
      for (;;) {
        // A cell holds four arcs, one round each corner, named by the first of its two sides clockwise.
        const exit = beside(side, clockwise)
        const name = key(across, down) * 4 + (clockwise ? side : exit)
        if (seen.has(name)) break
        seen.add(name)
        const exitCrosses = open(across, down, exit)
        line.push({ across, down, enter: side, exit, enterCrosses: open(across, down, side), exitCrosses })
        side = exit
        if (exitCrosses) {
          across += stepAcross[exit]
          down += stepDown[exit]
          side = beside(beside(exit, true), true)
          clockwise = !clockwise
        }
      }
      if (line.length > 0) lines.push(line)
    }
  return lines
}

/** One number for a place; halves count, since an even grid has its centre between dots. */
function key(across: number, down: number): number {
  return (2 * down + 64) * 256 + 2 * across + 64
}

function beside(side: Side, clockwise: boolean): Side {
  return ((side + (clockwise ? 1 : 3)) % 4) as Side // modulo 4
}

function draw(line: readonly Arc[]): string {
  return `${line.map((arc, place) => drawArc(arc, place === 0)).join('')}Z`
}

/** The piece of line from one side of a cell to the next: straight through a crossing, round the dot at a mirror. */
function drawArc({ across, down, enter, exit, enterCrosses, exitCrosses }: Arc, first: boolean): string {
  const [ex, ey, ox, oy] = [stepAcross[enter], stepDown[enter], stepAcross[exit], stepDown[exit]]
  const from = enterCrosses ? 0.5 : turnInset
  const to = exitCrosses ? 0.5 : turnInset
  const [leaveX, leaveY] = enterCrosses ? [ox - ex, oy - ey] : [ox, oy]
  const [arriveX, arriveY] = exitCrosses ? [ox - ex, oy - ey] : [-ex, -ey]
  const reach = enterCrosses === exitCrosses ? 0.2 : 0.26
  const [fromReach, toReach] = [reach * (enterCrosses ? 0.75 : 1), reach * (exitCrosses ? 0.75 : 1)]
  const at = (x: number, y: number) =>
    `${+((across + x) * spacing).toFixed(1)} ${+((down + y) * spacing).toFixed(1)}`
  return [
    first ? `M${at(ex * from, ey * from)}` : '',
    `C${at(ex * from + leaveX * fromReach, ey * from + leaveY * fromReach)} `,
    `${at(ox * to - arriveX * toReach, oy * to - arriveY * toReach)} ${at(ox * to, oy * to)}`,
  ].join('')
}

function diceOf(seed: number): () => number {
  let state = Math.imul(seed | 0, 2654435761) ^ 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
