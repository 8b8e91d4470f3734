import type { PriceParts } from '@panai/contract/royalties/rates'
import { api } from '../../api.ts'

/** What becomes of the price of the book that the calculator opens with, at today's rates; null when it can't be had. */
export async function loadExamplePrice(signal: AbortSignal): Promise<PriceParts | null> {
  try {
    return (await api('/api/calculator-rates', {}, signal)).data.example
  } catch {
    // The pages that show it are about other things: they go without.
    return null
  }
}
