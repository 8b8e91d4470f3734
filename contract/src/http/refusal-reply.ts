import { z } from 'zod'

export const refusalReasons = ['second_factor_unset', 'second_factor_asked', 'stale'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** The body of every answer that is not a success. `errors` names each bad field with all that is wrong with it. */
export const refusalReply = z
  .object({
    success: z.literal(false),
    message: z.string(),
    code: z.string().meta({
      description:
        'Which refusal it is, whatever the language of the message. It stays as it is. Where the message is made of parts, such as numbers, it names the kind of refusal.',
      examples: ['account.wrong_login', 'conflict'],
    }),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    reason: z.enum(refusalReasons).optional().meta({
      description:
        'What to do about it: set up a second factor, give its code, or reload the record, which somebody else has changed.',
    }),
    request_id: z.string(),
  })
  .meta({ id: 'Refusal', description: 'Why the call was refused.' })

export type RefusalReply = z.output<typeof refusalReply>
