import { contrast } from '../../client/src/contrast.ts'
import { coverPalettes } from '../../client/src/drawn-cover/cover-palettes.ts'

/** The colours of one cover. `ink` and `soft` are read on `ground`; `line` and `accent` draw ornament. */
export type Palette = {
  ground: string
  ink: string
  soft: string
  line: string
  accent: string
  /** A second field beside the ground: bands, leaves, plates. */
  field: string
  /** What is read on `field`. */
  fieldInk: string
}

export const house = {
  paper: '#FBF7EE',
  leaf: '#F1E7D0',
  ink: '#1F1A14',
  inkSoft: '#5C5347',
  palm: '#1F5C4A',
  turmeric: '#C98A12',
  hibiscus: '#A8273A',
  info: '#2B5F87',
} as const

const { paper, ink, inkSoft, palm, turmeric, hibiscus } = house

export const palettes = {
  paper: { ground: paper, ink, soft: inkSoft, line: palm, accent: hibiscus, field: palm, fieldInk: paper },
  leaf: { ...coverPalettes.leaf, accent: turmeric },
  palm: { ...coverPalettes.palm, accent: '#E58A5B' },
  night: { ...coverPalettes.night, accent: '#C8553D' },
  madder: { ...coverPalettes.madder, accent: '#F6DDB0' },
  turmeric: { ...coverPalettes.turmeric, accent: paper },
  sea: {
    ground: '#0E4A5A',
    ink: '#F5ECDD',
    soft: '#D9DCCB',
    line: '#F0A35E',
    accent: '#E36F47',
    field: '#F3E6CF',
    fieldInk: '#0B3742',
  },
  lotus: {
    ground: '#EBCBC0',
    ink: '#4F122C',
    soft: '#6A2A40',
    line: '#A8273A',
    accent: '#2F6B57',
    field: '#8E2344',
    fieldInk: '#FBEBE2',
  },
  brick: {
    ground: '#B14A2C',
    ink: '#FFF6E6',
    soft: '#FFEBD0',
    line: '#2C1710',
    accent: '#F4C66A',
    field: '#3A1A10',
    fieldInk: '#F8E2C2',
  },
  betel: {
    ground: '#43602F',
    ink: '#FAF3DE',
    soft: '#EADFB8',
    line: '#E3C25A',
    accent: '#E0763C',
    field: '#F4EACB',
    fieldInk: '#2C421D',
  },
  aubergine: { ...coverPalettes.aubergine, accent: '#D9A441' },
  sandal: {
    ground: '#D9BC8F',
    ink: '#2B190E',
    soft: '#4A3118',
    line: '#7C2D12',
    accent: '#1F5C4A',
    field: '#5B1F14',
    fieldInk: '#F6E6C6',
  },
  sky: {
    ground: '#C4D8D6',
    ink: '#14333C',
    soft: '#2A4B53',
    line: '#14505C',
    accent: '#B8452A',
    field: '#14505C',
    fieldInk: '#EEF3EA',
  },
  soot: {
    ground: '#241F1A',
    ink: '#F4EAD3',
    soft: '#CFC1A3',
    line: '#C98A12',
    accent: '#B9392B',
    field: '#F1E7D0',
    fieldInk: '#241F1A',
  },
  rose: {
    ground: '#7A1F46',
    ink: '#FCEBE0',
    soft: '#F3CDBD',
    line: '#F0A48A',
    accent: '#E9B44C',
    field: '#F7DFD0',
    fieldInk: '#5D1434',
  },
  stone: {
    ground: '#E4DED0',
    ink: '#22262A',
    soft: '#474C50',
    line: '#2B5F87',
    accent: '#A8273A',
    field: '#2B4C66',
    fieldInk: '#F2EEE2',
  },
  brass: {
    ground: '#F0D9A0',
    ink: '#2A1A08',
    soft: '#513817',
    line: '#8A5A12',
    accent: '#7A1F2B',
    field: '#234E52',
    fieldInk: '#FAEFD2',
  },
  mint: {
    ground: '#BFD9BF',
    ink: '#16382B',
    soft: '#2B4C3E',
    line: '#1F5C4A',
    accent: '#C14B2E',
    field: '#1F5C4A',
    fieldInk: '#F1F3E2',
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes

for (const [name, { ground, ink: read, soft, field, fieldInk }] of Object.entries(palettes))
  for (const [on, text] of [
    [ground, read],
    [ground, soft],
    [field, fieldInk],
  ] as const)
    if (contrast(on, text) < 4.5)
      throw new Error(`palette ${name}: ${text} on ${on} is ${contrast(on, text).toFixed(2)}, less than 4.5`)
