import type { Pdf } from '../../formats/pdf/pdf.ts'
import type { PdfDictionary, PdfValue } from '../../formats/pdf/pdf-value.ts'

/** What ink a colour is made of. `none`: nobody can tell, or a pattern has its own. */
export type Ink = 'grey' | 'rgb' | 'cmyk' | 'spot' | 'none'
/** Spaces in which a colour is chosen; those of two parts name another. */
export type Space = { ink: Ink; isPattern: boolean }

const DEEPEST = 4
export const greySpace: Space = { ink: 'grey', isPattern: false }
const spaces: Readonly<Record<string, Ink>> = {
  ...{ DeviceGray: 'grey', G: 'grey', CalGray: 'grey' },
  ...{ DeviceRGB: 'rgb', RGB: 'rgb', CalRGB: 'rgb', Lab: 'rgb' },
  ...{ DeviceCMYK: 'cmyk', CMYK: 'cmyk' },
}
const blackInks = new Set(['Black', 'All', 'None'])
const processInks = new Set([...blackInks, 'Cyan', 'Magenta', 'Yellow'])

/** The space of this name or array; names of the page's own stand in its resources. */
export function spaceOf(
  pdf: Pdf,
  value: PdfValue | undefined,
  named: PdfDictionary | null,
  depth = 0,
): Space {
  const space = (ink: Ink): Space => ({ ink, isPattern: false })
  const found = pdf.resolve(value)
  if (found === null || depth > DEEPEST) return space('none')
  if (typeof found === 'string') {
    const ink = spaces[found]
    if (ink) return space(ink)
    if (found === 'Pattern') return { ink: 'none', isPattern: true }
    return named?.has(found) ? spaceOf(pdf, named.get(found), null, depth + 1) : space('none')
  }
  if (!Array.isArray(found)) return space('none')
  const [family, first, , third] = found
  switch (pdf.name(family)) {
    case 'ICCBased':
      return space(inkOfParts(pdf.number(pdf.dictionary(first)?.get('N'))))
    case 'Indexed':
    case 'I':
      return space(inkOfPalette(pdf, spaceOf(pdf, first, named, depth + 1).ink, third))
    case 'Separation':
      return space(inkOfNames([pdf.name(first) ?? '']))
    case 'DeviceN':
      return space(inkOfNames((pdf.array(first) ?? []).map((name) => pdf.name(name) ?? '')))
    case 'Pattern':
      return { ...spaceOf(pdf, first, named, depth + 1), isPattern: true }
    default:
      return found.length === 1 || spaces[pdf.name(family) ?? '']
        ? spaceOf(pdf, family, named, depth + 1)
        : space('none')
  }
}

function inkOfParts(parts: number | null): Ink {
  if (parts === 1) return 'grey'
  if (parts === 3) return 'rgb'
  return parts === 4 ? 'cmyk' : 'none'
}

function inkOfNames(names: readonly string[]): Ink {
  if (names.every((name) => blackInks.has(name))) return 'grey'
  return names.every((name) => processInks.has(name)) ? 'cmyk' : 'spot'
}

/** A list of greys stays grey whatever it is written in. */
function inkOfPalette(pdf: Pdf, base: Ink, palette: PdfValue | undefined): Ink {
  const parts = { rgb: 3, cmyk: 4 }[base as string]
  if (parts === undefined) return base
  const bytes = pdf.bytesOf(palette)
  if (bytes === null) return base
  for (let at = 0; at + parts <= bytes.length; at += parts) {
    const colour = [...bytes.slice(at, at + parts)].map((letter) => letter.charCodeAt(0))
    if (inkOfColour({ ink: base, isPattern: false }, colour) !== 'grey') return base
  }
  return 'grey'
}

/** Black and greys need no ink but black, whatever they are written in. */
export function inkOfColour({ ink }: Space, parts: readonly number[]): Ink {
  const [first, second, third] = parts
  if (ink === 'rgb' && first === second && second === third) return 'grey'
  if (ink === 'cmyk' && first === 0 && second === 0 && third === 0) return 'grey'
  return ink
}
