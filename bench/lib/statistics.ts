/** The value below which a share (0 to 1) of the values lies: the nearest rank, so always one that was measured. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new RangeError('no values')
  return value
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function inMs(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
}

export function inKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}

/** The least and the most of the values, which say how quiet the machine was. */
export function spread(values: readonly number[]): string {
  return `${Math.round(Math.min(...values))}-${Math.round(Math.max(...values))}`
}
