import { z } from 'zod'

/** The body of every answer that is not a success. `errors` names each bad field with all that is wrong with it. */
export const refusalReply = z
  .object({
    success: z.literal(false),
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    request_id: z.string(),
  })
  .meta({ id: 'Refusal', description: 'Why the call was refused.' })

export type RefusalReply = z.output<typeof refusalReply>
