import { localised } from '@panai/contract/language/localised'
import type { MrpPart } from '@panai/contract/royalties/royalty-calculator'

type PartLook = {
  readonly title: string
  readonly fill: string
  /** Of words on the fill. */
  readonly label: string
}

const titles = localised(
  {
    royalty: 'Royalty',
    printing: 'Printing Cost',
    distribution: 'Distribution Cost',
    margin: 'Platform Margin',
  },
  {
    royalty: 'உரிமைத்தொகை',
    printing: 'அச்சுச் செலவு',
    distribution: 'விநியோகச் செலவு',
    margin: 'தளத்தின் பங்கு',
  },
)

/** How the parts of the MRP are called and coloured wherever they are drawn. */
export const partLooks: Record<MrpPart, PartLook> = {
  royalty: { title: titles.royalty, fill: 'fill-slice-green', label: 'fill-on-slice' },
  printing: { title: titles.printing, fill: 'fill-slice-amber', label: 'fill-on-slice-amber' },
  distribution: { title: titles.distribution, fill: 'fill-slice-teal', label: 'fill-on-slice' },
  margin: { title: titles.margin, fill: 'fill-slice-purple', label: 'fill-on-slice' },
}
