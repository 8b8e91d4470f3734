import { brand } from '@panai/contract/brand/brand'

export const colours = {
  ...brand.colours,
  soft: '#5c5347',
  turmeric: '#c98a12',
  hibiscus: '#a8273a',
  line: '#d9cbaa',
}

/** Points in a millimetre: pages and figures are measured in millimetres, type in points. */
export const MM = 72 / 25.4

export type FontName = 'text' | 'strong' | 'title'
