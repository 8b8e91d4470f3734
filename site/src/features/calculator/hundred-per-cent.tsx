import type { Earnings } from './earnings.ts'
import { Money } from './money.tsx'

/** What the promise of the self-publishing pages means in this calculation. */
export function HundredPerCent({ earnings: { copy, ofEachRupee } }: { earnings: Earnings }) {
  return (
    <div className="rounded-lg border-turmeric border-l-4 bg-leaf p-4 sm:p-6">
      <h3 className="text-lg">What “100% of the royalty” is a hundred per cent of</h3>
      <p className="mt-2 max-w-measure">
        It is all of what is left of the MRP once printing, distribution and the platform margin are paid. It
        is not a hundred per cent of the MRP. At <Money amount={copy.mrp} /> a copy,{' '}
        <Money amount={copy.royaltyPerCopy} /> is left, and the whole of it is yours: {ofEachRupee.royalty}{' '}
        paise of each rupee that a reader pays.
      </p>
    </div>
  )
}
