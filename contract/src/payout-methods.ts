export const payoutMethods = ['Bank transfer', 'UPI'] as const
export type PayoutMethod = (typeof payoutMethods)[number]
