import { localised } from '@panai/contract/language/localised'
import type { TrimSize } from '@panai/contract/language/vocabulary'
import { tamilInteriors } from '@panai/contract/manuscripts/tamil-interiors'
import type { Binding, Interior } from '@panai/contract/royalties/calculator-rates'

/** How the form's choices are called on the page; the address has their own names. */

export const sizeTitle = localised<(size: TrimSize) => string>(
  (size) => size,
  (size) => size.replace(/ in$/, ' அங்குலம்'),
)

export const bindingTitle = localised<(binding: Binding) => string>(
  (binding) => binding,
  (binding) => tamilBindings[binding],
)

const tamilBindings: Readonly<Record<Binding, string>> = {
  'Soft Cover': 'சாதா அட்டை (பேப்பர்பேக்)',
  'Hard Cover': 'கெட்டி அட்டை',
}

export const interiorTitle = localised<(interior: Interior) => string>(
  (interior) => interior,
  (interior) => tamilInteriors[interior],
)
