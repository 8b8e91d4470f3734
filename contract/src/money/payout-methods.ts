import type { InterfaceLanguage } from '../language/interface-languages.ts'

export const payoutMethods = ['Bank transfer', 'UPI'] as const
export type PayoutMethod = (typeof payoutMethods)[number]

/** As letters say them. */
export const payoutMethodWords: Readonly<Record<InterfaceLanguage, Record<PayoutMethod, string>>> = {
  en: { 'Bank transfer': 'Bank transfer', UPI: 'UPI' },
  ta: { 'Bank transfer': 'வங்கி வழி மாற்றம்', UPI: 'UPI' },
}
