import { z } from 'zod'
import { keysOf } from '../../http/keys-of.ts'
import { minorDigits } from '../currencies.ts'

export const currencies = keysOf(minorDigits)
export const currency = z.enum(currencies)
