import { inEach } from '../language/in-each.ts'

export const payoutMethods = ['Bank transfer', 'UPI'] as const
export type PayoutMethod = (typeof payoutMethods)[number]

/** As letters say them. */
export const payoutMethodWords = inEach<Record<PayoutMethod, string>>(
  { 'Bank transfer': 'Bank transfer', UPI: 'UPI' },
  { 'Bank transfer': 'வங்கி வழி மாற்றம்', UPI: 'UPI' },
)
