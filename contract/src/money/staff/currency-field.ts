import { z } from 'zod'
import { minorDigits } from '../currencies.ts'

export const currencies = Object.keys(minorDigits) as [
  keyof typeof minorDigits,
  ...(keyof typeof minorDigits)[],
]
export const currency = z.enum(currencies)
