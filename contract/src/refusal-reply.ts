import { z } from 'zod'

export const refusalReasons = ['second_factor_unset', 'second_factor_asked', 'stale'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** The body of every answer that is not a success. `errors` names each bad field with all that is wrong with it. */
export const refusalReply = z
  .object({
    success: z.literal(false),
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    reason: z.enum(refusalReasons).optional().meta({
      description:
        'What to do about it: set up a second factor, give its code, or reload the record, which somebody else has changed.',
    }),
    request_id: z.string(),
  })
  .meta({ id: 'Refusal', description: 'Why the call was refused.' })

export type RefusalReply = z.output<typeof refusalReply>
