import type { Attributes } from '../../formats/xml/read-elements.ts'
import type { RunFonts } from './word-nodes.ts'

/** What a run, a style or a paragraph mark says of letters; what is absent it leaves to others. */
export type RunProperties = {
  isBold?: boolean
  isItalic?: boolean
  isSmallCaps?: boolean
  isCapitals?: boolean
  isUnderlined?: boolean
  isStruck?: boolean
  isHidden?: boolean
  isComplex?: boolean
  position?: 'baseline' | 'superscript' | 'subscript'
  /** In half points. */
  size?: number
  fonts?: Partial<RunFonts>
  style?: string
}

/** The same of paragraphs. */
export type ParagraphProperties = {
  style?: string
  isCentred?: boolean
  beginsPage?: boolean
  outlineLevel?: number
  numbering?: string
  numberingLevel?: string
}

/** The fonts that a document's theme names, by “major” and “minor”. */
export type Theme = ReadonlyMap<string, Omit<RunFonts, 'hAnsi'>>

const no = new Set(['0', 'false', 'off', 'none'])
/** Of a property that is there; without a value it is on. */
export const isOn = (value: string | undefined): boolean => value === undefined || !no.has(value)
const positions = { superscript: 'superscript', subscript: 'subscript' } as const

/** Takes in what an element within `w:rPr` says. */
export function takeRunProperty(to: RunProperties, name: string, attributes: Attributes, theme: Theme): void {
  const { val } = attributes
  switch (name) {
    case 'rStyle':
      if (val !== undefined) to.style = val
      break
    case 'b':
      to.isBold = isOn(val)
      break
    case 'i':
      to.isItalic = isOn(val)
      break
    case 'smallCaps':
      to.isSmallCaps = isOn(val)
      break
    case 'caps':
      to.isCapitals = isOn(val)
      break
    case 'u':
      to.isUnderlined = isOn(val)
      break
    case 'strike':
    case 'dstrike':
      if (isOn(val)) to.isStruck = true
      else to.isStruck ??= false
      break
    case 'vanish':
      to.isHidden = isOn(val)
      break
    case 'cs':
    case 'rtl':
      to.isComplex = isOn(val)
      break
    case 'vertAlign':
      to.position = positions[val as keyof typeof positions] ?? 'baseline'
      break
    case 'sz':
      if (Number(val) > 0) to.size = Number(val)
      break
    case 'rFonts':
      to.fonts = { ...to.fonts, ...fontsOf(attributes, theme) }
      break
  }
}

/** A font of the theme goes before one by name. */
function fontsOf(attributes: Attributes, theme: Theme): Partial<RunFonts> {
  const { ascii, hAnsi, cs, asciiTheme, hAnsiTheme, cstheme } = attributes
  const ofTheme = (name: string | undefined) => theme.get(name?.startsWith('major') ? 'major' : 'minor')
  const fonts: Partial<RunFonts> = {}
  const latin = asciiTheme === undefined ? ascii : (ofTheme(asciiTheme)?.ascii ?? ascii)
  const high = hAnsiTheme === undefined ? hAnsi : (ofTheme(hAnsiTheme)?.ascii ?? hAnsi)
  const complex = cstheme === undefined ? cs : (ofTheme(cstheme)?.complex ?? cs)
  if (latin !== undefined) fonts.ascii = latin
  if (high !== undefined) fonts.hAnsi = high
  if (complex !== undefined) fonts.complex = complex
  return fonts
}

/** Takes in what an element within `w:pPr` says. */
export function takeParagraphProperty(to: ParagraphProperties, name: string, { val }: Attributes): void {
  switch (name) {
    case 'pStyle':
      if (val !== undefined) to.style = val
      break
    case 'jc':
      to.isCentred = val === 'center'
      break
    case 'pageBreakBefore':
      to.beginsPage = isOn(val)
      break
    case 'outlineLvl':
      to.outlineLevel = Number(val)
      break
    case 'numId':
      if (val !== undefined) to.numbering = val
      break
    case 'ilvl':
      if (val !== undefined) to.numberingLevel = val
      break
  }
}

/** What is said later goes before what is said earlier. */
export function merged(layers: readonly RunProperties[]): RunProperties {
  const all: RunProperties = {}
  for (const layer of layers) Object.assign(all, layer, { fonts: { ...all.fonts, ...layer.fonts } })
  return all
}
