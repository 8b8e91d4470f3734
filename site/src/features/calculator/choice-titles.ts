import type { Binding, Interior } from '@panai/contract/calculator-rates'
import { localised } from '@panai/contract/localised'
import { tamilInteriors } from '@panai/contract/tamil-interiors'
import type { TrimSize } from '@panai/contract/vocabulary'

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
