/** For which paper and cover a manuscript is reckoned as a printed book: costs, and the width of its spine. */
export const printedAs = { binding: 'Soft Cover', interior: 'B & W cream paper' } as const
