import { z } from 'zod'

/** What a channel keeps for the state of what it owes; negative: it gives it back, or passes GST of buyers on. */
export const withheldTaxes = z
  .object({ tds: z.number(), tcs: z.number(), gst: z.number() })
  .meta({ description: 'Tax that the channel keeps, in units of the currency. It never lowers a royalty.' })
