/** By what a buyer or a shop pays us. */
export const paymentMethods = ['Cash', 'UPI', 'Card', 'Bank transfer', 'Cheque'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
