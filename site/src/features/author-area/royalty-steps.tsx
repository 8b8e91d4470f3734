import { localised } from '@panai/contract/language/localised'
import type { RoyaltyWorking, Sale } from '@panai/contract/royalties/royalties'
import { explainRoyalty } from '@panai/contract/royalties/royalty-working'
import { channelNames } from '@panai/contract/sales/sales-channels'

type RoyaltyStepsProps = {
  readonly working: RoyaltyWorking
  readonly channel: Sale['channel']
  /** In rupees. */
  readonly royalty: number
}

/** How the royalty of a sale was worked out, step by step, for who opens it. */
export function RoyaltySteps({ working, channel, royalty }: RoyaltyStepsProps) {
  const steps = explainRoyalty(working, channelNames[channel], royalty)
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center text-palm underline-offset-4 hover:underline">
        {localised('How was this worked out?', 'எப்படிக் கணக்கிட்டோம்?')}
      </summary>
      <ol className="mb-2 list-inside list-decimal space-y-1 text-left text-ink-soft">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  )
}
