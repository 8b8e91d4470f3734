import { writtenRupees } from './grouped-rupees.ts'
import { type Paise, paise } from './money.ts'
import type { RoyaltyWorking } from './royalties.ts'

/** @param part in ten-thousandths; half a paisa is rounded away from zero. */
export function partOfAmount(amount: Paise, part: number): Paise {
  const whole = Math.floor((Math.abs(amount) * part) / 10_000 + 0.5)
  return paise(amount < 0 ? -whole : whole)
}

/** How it was worked out, step by step, to the paisa. @param channel as the screen calls it @param royalty what the author earned, in rupees */
export function explainRoyalty(working: RoyaltyWorking, channel: string, royalty: number): string[] {
  return [...copyWords(working), ...baseWords(working, channel), ...shareWords(working, royalty)]
}

/** Where copies came back within the same row, both are said. */
function copyWords({ copies_sold, copies_returned }: RoyaltyWorking): string[] {
  if (copies_sold === 0 || copies_returned === 0) return []
  return [`${copies(copies_sold)} sold, less ${copies(copies_returned)} returned.`]
}

function baseWords(working: RoyaltyWorking, channel: string): string[] {
  const { basis, base, cost, rate, whole_royalty } = working
  const counted = working.copies_sold - working.copies_returned
  const price = working.list_price === null ? '' : ` at ${writtenRupees(working.list_price)} each`
  const result =
    whole_royalty === 0 && base !== 0
      ? 'That leaves nothing, so nothing is earned and nothing is charged.'
      : `${rate === 100 ? 'All' : percent(rate)} of that is royalty: ${writtenRupees(whole_royalty)}.`
  const costs =
    cost === 0
      ? []
      : [
          `Less ${writtenRupees(cost)} for making and selling the copies leaves ${writtenRupees(base - cost)}.`,
        ]
  switch (basis) {
    case 'file':
      return [`The file of ${channel} itself says the royalty: ${writtenRupees(whole_royalty)}.`]
    case 'net':
      return [
        `${channel} ${counted < 0 ? 'takes back' : 'pays us'} ${writtenRupees(Math.abs(base))}.`,
        ...costs,
        result,
      ]
    case 'mrp':
      return [`${copies(counted)}${price}: ${writtenRupees(base)}.`, ...costs, result]
    case 'calculator':
      return [`${copies(counted)}${price}: ${writtenRupees(base)}.`, ...costs, result]
  }
}

function shareWords({ share }: RoyaltyWorking, royalty: number): string[] {
  return share === 100
    ? ['All of it is yours.']
    : [
        `Your share of it is ${percent(share)}: ${writtenRupees(royalty)}. The rest goes to those who share the book with you.`,
      ]
}

function copies(count: number): string {
  return `${count} ${Math.abs(count) === 1 ? 'copy' : 'copies'}`
}

function percent(part: number): string {
  return `${Number(part.toFixed(2))} %`
}
