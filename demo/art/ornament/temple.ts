import { n, rect, ring, shape, stroke, times } from '../svg.ts'

/**
 * A southern temple tower that stands on the origin: storeys that draw in, each with its row of little shrines,
 * and above them the dome with its finial.
 */
export function tower(width: number, height: number, storeys: number, fill: string, cut: string): string {
  const base = height * 0.16
  const dome = height * 0.17
  const rise = (height - base - dome) / storeys
  const parts = [
    rect(-width * 0.5, -base, width, base, fill),
    rect(-width * 0.54, -base - 8, width * 1.08, 14, fill),
  ]
  for (const column of times(9, (index) => index)) {
    const x = -width * 0.44 + (column * width * 0.88) / 8
    parts.push(rect(x - width * 0.012, -base * 0.82, width * 0.024, base * 0.72, cut))
  }
  for (const storey of times(storeys, (index) => index)) {
    const share = 1 - (storey + 1) / (storeys + 1.2)
    const half = width * 0.5 * (0.16 + 0.84 * share ** 0.92)
    const below = -base - rise * storey
    parts.push(
      rect(-half, below - rise, half * 2, rise, fill),
      rect(-half * 1.06, below - rise * 0.28, half * 2.12, rise * 0.14, fill),
    )
    const shrines = Math.max(3, 9 - storey)
    for (const shrine of times(shrines, (index) => index)) {
      const x = -half + (half * 2 * (shrine + 0.5)) / shrines
      const w = (half * 2) / shrines / 3.2
      parts.push(
        shape(
          `M${n(x - w)} ${n(below - rise * 0.36)}v${n(-rise * 0.26)}q0 ${n(-w * 1.5)} ${n(w)} ${n(-w * 1.7)}q${n(w)} ${n(w * 0.2)} ${n(w)} ${n(w * 1.7)}v${n(rise * 0.26)}Z`,
          cut,
        ),
      )
    }
  }
  const neck = width * 0.1
  const top = -height + dome
  parts.push(
    rect(-neck * 0.9, top - dome * 0.12, neck * 1.8, dome * 0.2, fill),
    shape(
      `M${n(-neck * 1.35)} ${n(top - dome * 0.1)}Q${n(-neck * 1.6)} ${n(top - dome * 0.62)} 0 ${n(top - dome * 0.7)}Q${n(neck * 1.6)} ${n(top - dome * 0.62)} ${n(neck * 1.35)} ${n(top - dome * 0.1)}Z`,
      fill,
    ),
    ring(0, top - dome * 0.34, neck * 0.42, cut, 4),
    shape(
      `M${n(-neck * 0.28)} ${n(top - dome * 0.66)}q${n(neck * 0.28)} ${n(-dome * 0.1)} 0 ${n(-dome * 0.16)}q${n(neck * 0.28)} ${n(-dome * 0.08)} ${n(neck * 0.28)} ${n(-dome * 0.2)}q0 ${n(dome * 0.12)} ${n(neck * 0.28)} ${n(dome * 0.2)}q${n(-neck * 0.28)} ${n(dome * 0.06)} 0 ${n(dome * 0.16)}Z`,
      fill,
    ),
  )
  return parts.join('')
}

/** A pointed doorway of nested frames, standing on the origin. */
export function doorway(width: number, height: number, frames: number, line: string, weight: number): string {
  return times(frames, (index) =>
    stroke(archPath(width - index * weight * 7, height - index * weight * 3.5), line, weight),
  ).join('')
}

/** An arch with a lobed head, standing on the origin. */
export function archPath(width: number, height: number): string {
  const half = width / 2
  const spring = -height + half * 1.05
  return `M${n(-half)} 0V${n(spring)}C${n(-half)} ${n(spring - half * 0.5)} ${n(-half * 0.42)} ${n(-height + half * 0.3)} 0 ${n(-height)}C${n(half * 0.42)} ${n(-height + half * 0.3)} ${n(half)} ${n(spring - half * 0.5)} ${n(half)} ${n(spring)}V0Z`
}
