/** Parts of a whole side by side, of the site's colours; neighbours differ in lightness too, for anyone who sees no hues. */
const partColours = ['#1f5c4a', '#d9a441', '#2b5f87', '#b9d2c4', '#a8273a', '#8a7a5c', '#5c5347'] as const

export function partColour(at: number): string {
  return partColours[at % partColours.length] ?? partColours[0]
}
