/** How far something has come that begins and ends at these seconds: 0 before, 1 after, slow at both ends. */
export function between(time: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** The same at an even pace, as a hand writes. */
export function steadily(time: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (time - from) / (to - from)))
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** @param from and `to` are `#rrggbb` */
export function mixColour(from: string, to: string, share: number): string {
  const channel = (at: number) =>
    Math.round(
      mix(Number.parseInt(from.slice(at, at + 2), 16), Number.parseInt(to.slice(at, at + 2), 16), share),
    )
      .toString(16)
      .padStart(2, '0')
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
