import type { MrpPart } from '@panai/contract/royalty-calculator'

type PartLook = {
  readonly title: string
  readonly fill: string
  /** Of words on the fill. */
  readonly label: string
}

/** How the parts of the MRP are called and coloured wherever they are drawn. */
export const partLooks: Record<MrpPart, PartLook> = {
  royalty: { title: 'Royalty', fill: 'fill-slice-green', label: 'fill-on-slice' },
  printing: { title: 'Printing Cost', fill: 'fill-slice-amber', label: 'fill-on-slice-amber' },
  distribution: { title: 'Distribution Cost', fill: 'fill-slice-teal', label: 'fill-on-slice' },
  margin: { title: 'Platform Margin', fill: 'fill-slice-purple', label: 'fill-on-slice' },
}
