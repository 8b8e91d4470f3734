import { localised } from '../language/localised.ts'
import { writtenRupees } from '../money/grouped-rupees.ts'
import { type Paise, paise } from '../money/money.ts'
import type { RoyaltyWorking } from './royalties.ts'

/** @param part in ten-thousandths; half a paisa is rounded away from zero. */
export function partOfAmount(amount: Paise, part: number): Paise {
  const whole = Math.floor((Math.abs(amount) * part) / 10_000 + 0.5)
  return paise(amount < 0 ? -whole : whole)
}

/** How it was worked out, step by step, to the paisa. @param channel as the screen calls it @param royalty what the author earned, in rupees */
export function explainRoyalty(working: RoyaltyWorking, channel: string, royalty: number): string[] {
  return [
    ...copyWords(working),
    ...exchangeWords(working),
    ...baseWords(working, channel),
    ...shareWords(working, royalty),
  ]
}

/** Where copies came back within the same row, both are said. */
function copyWords({ copies_sold, copies_returned }: RoyaltyWorking): string[] {
  if (copies_sold === 0 || copies_returned === 0) return []
  return [
    localised(
      `${copies(copies_sold)} sold, less ${copies(copies_returned)} returned.`,
      `விற்றவை ${copies(copies_sold)}; திரும்பியவை ${copies(copies_returned)}.`,
    ),
  ]
}

function exchangeWords({ exchange }: RoyaltyWorking): string[] {
  if (exchange === null) return []
  const { currency, rupees } = exchange
  return [
    localised(
      `The amounts came in ${currency}; ${currency} 1 is Rs. ${rupees}.`,
      `தொகைகள் ${currency} நாணயத்தில் வந்தன; ${currency} 1 = ரூ.\u00a0${rupees}.`,
    ),
  ]
}

function baseWords(working: RoyaltyWorking, channel: string): string[] {
  const { basis, base, cost, rate, whole_royalty } = working
  const counted = working.copies_sold - working.copies_returned
  const price =
    working.list_price === null
      ? ''
      : localised(
          ` at ${writtenRupees(working.list_price)} each`,
          `, ஒவ்வொன்றும் ${writtenRupees(working.list_price)}`,
        )
  const result =
    whole_royalty === 0 && base !== 0
      ? localised(
          'That leaves nothing, so nothing is earned and nothing is charged.',
          'எதுவும் மிஞ்சவில்லை; எனவே வரவும் இல்லை, பிடித்தமும் இல்லை.',
        )
      : localised(
          `${rate === 100 ? 'All' : percent(rate)} of that is royalty: ${writtenRupees(whole_royalty)}.`,
          `அதில் உரிமைத்தொகை ${rate === 100 ? 'முழுவதும்' : percent(rate)}: ${writtenRupees(whole_royalty)}.`,
        )
  const costs =
    cost === 0
      ? []
      : [
          localised(
            `Less ${writtenRupees(cost)} for making and selling the copies leaves ${writtenRupees(base - cost)}.`,
            `பிரதிகளை உருவாக்கி விற்ற செலவு ${writtenRupees(cost)} போக மீதி ${writtenRupees(base - cost)}.`,
          ),
        ]
  switch (basis) {
    case 'file':
      return [
        localised(
          `The file of ${channel} itself says the royalty: ${writtenRupees(whole_royalty)}.`,
          `உரிமைத்தொகையை விற்பனைக் கோப்பே சொல்கிறது (${channel}): ${writtenRupees(whole_royalty)}.`,
        ),
      ]
    case 'net':
      return [...netWords(working, channel, counted < 0), ...costs, result]
    case 'mrp':
      return [`${copies(counted)}${price}: ${writtenRupees(base)}.`, ...costs, result]
    case 'calculator':
      return [`${copies(counted)}${price}: ${writtenRupees(base)}.`, ...costs, result]
  }
}

/** From what was paid to what is net: fees lower it, tax that the channel keeps for the state does not. */
function netWords({ base, received }: RoyaltyWorking, channel: string, isReturn: boolean): string[] {
  const net = writtenRupees(Math.abs(base))
  const { paid = null, tax = 0 } = received ?? {}
  const fees = paid === null ? 0 : rupeesLess(Math.abs(paid), Math.abs(base))
  const price =
    paid === null || fees <= 0 || isReturn
      ? []
      : [
          localised(
            `${writtenRupees(paid)} was paid for the copies; ${channel} keeps ${writtenRupees(fees)} of it as fees and costs.`,
            `விற்பனைத் தொகை ${writtenRupees(paid)}; அதில் கட்டணமாகவும் செலவாகவும் எடுத்துக்கொண்டது (${channel}): ${writtenRupees(fees)}.`,
          ),
        ]
  const kept = writtenRupees(Math.abs(tax))
  const taxed =
    tax === 0
      ? []
      : [
          tax > 0
            ? localised(
                `It keeps ${kept} of that as tax for the state, which does not lower your royalty.`,
                `அதில் அரசுக்குரிய வரியாகப் பிடித்தது ${kept}; இது உங்கள் உரிமைத்தொகையைக் குறைக்காது.`,
              )
            : localised(
                `Tax of ${kept} for the state comes on top, which does not change your royalty.`,
                `அதற்கு மேல் அரசுக்குரிய வரி ${kept}; இது உங்கள் உரிமைத்தொகையை மாற்றாது.`,
              ),
        ]
  return [
    ...price,
    localised(
      `${channel} ${isReturn ? 'takes back' : tax === 0 ? 'pays us' : 'owes us'} ${net}.`,
      `${channel}: ${isReturn ? 'திரும்பப் பெற்ற தொகை' : tax === 0 ? 'எங்களுக்குத் தந்த தொகை' : 'எங்களுக்குத் தர வேண்டிய தொகை'} ${net}.`,
    ),
    ...(isReturn ? [] : taxed),
  ]
}

/** In rupees, to the paisa. */
function rupeesLess(amount: number, less: number): number {
  return Math.round((amount - less) * 100) / 100
}

function shareWords({ share }: RoyaltyWorking, royalty: number): string[] {
  return share === 100
    ? [localised('All of it is yours.', 'அது முழுவதும் உங்களுடையது.')]
    : [
        localised(
          `Your share of it is ${percent(share)}: ${writtenRupees(royalty)}. The rest goes to those who share the book with you.`,
          `அதில் உங்கள் பங்கு ${percent(share)}: ${writtenRupees(royalty)}. மீதி, இந்த நூலில் உங்களுடன் பங்குள்ளவர்களுக்குப் போகும்.`,
        ),
      ]
}

function copies(count: number): string {
  return localised(
    `${count} ${Math.abs(count) === 1 ? 'copy' : 'copies'}`,
    `${count} ${Math.abs(count) === 1 ? 'பிரதி' : 'பிரதிகள்'}`,
  )
}

function percent(part: number): string {
  return `${Number(part.toFixed(2))}${localised(' %', '%')}`
}
