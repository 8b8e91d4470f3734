/** The colours of a cover: `ink` and `soft` are read on `ground`, `fieldInk` on `field`; `line` draws the kolam. */
export type CoverPalette = {
  name: string
  ground: string
  ink: string
  soft: string
  line: string
  field: string
  fieldInk: string
}

export const coverPalettes = {
  palm: {
    name: 'Palm green',
    ground: '#1F5C4A',
    ink: '#FBF7EE',
    soft: '#E6D9B4',
    line: '#D9B25C',
    field: '#F1E7D0',
    fieldInk: '#173F33',
  },
  night: {
    name: 'Night blue',
    ground: '#17263C',
    ink: '#F6EBD3',
    soft: '#D5C7A4',
    line: '#D9A441',
    field: '#F1E3C2',
    fieldInk: '#17263C',
  },
  madder: {
    name: 'Madder red',
    ground: '#8A2B2A',
    ink: '#FCEFD9',
    soft: '#F3D3A8',
    line: '#E9B44C',
    field: '#F7E6C8',
    fieldInk: '#5E1717',
  },
  aubergine: {
    name: 'Aubergine',
    ground: '#432445',
    ink: '#F8EBDC',
    soft: '#E4CDBE',
    line: '#E29A62',
    field: '#F3E1D0',
    fieldInk: '#432445',
  },
  leaf: {
    name: 'Palm leaf',
    ground: '#F1E7D0',
    ink: '#1F1A14',
    soft: '#5C5347',
    line: '#A8273A',
    field: '#7A2E1D',
    fieldInk: '#F1E7D0',
  },
  turmeric: {
    name: 'Turmeric',
    ground: '#DDA12B',
    ink: '#21160B',
    soft: '#3F2A10',
    line: '#1E4F4A',
    field: '#7D2417',
    fieldInk: '#FBEFD6',
  },
} as const satisfies Record<string, CoverPalette>

export type CoverPaletteId = keyof typeof coverPalettes
