const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
})

/** Rupees as JSON carries them, in lakhs and crores as India writes them. */
export function inRupees(amount: number): string {
  return rupees.format(amount)
}
