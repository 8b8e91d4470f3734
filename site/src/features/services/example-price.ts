/**
 * The book that the royalty calculator opens with: 7 x 9 inches, 250 pages, soft cover, cream paper, at its suggested MRP.
 * Rupees. `royalty` is all that the other parts leave of the MRP.
 */
const mrp = 335
const printing = 205
const distribution = 70
const margin = 30

export const examplePrice = {
  mrp,
  royalty: mrp - printing - distribution - margin,
  printing,
  distribution,
  margin,
}

/** Money as the whole site writes it. */
export const rupees = (amount: number) => `Rs. ${amount.toFixed(2)}`
