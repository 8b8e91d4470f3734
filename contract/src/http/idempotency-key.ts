import { z } from 'zod'

/** A header that the browser makes up once for each message and sends again with every try: the message is stored once. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'

export const idempotencyKey = z
  .string()
  .regex(/^[!-~]{8,255}$/, `${IDEMPOTENCY_KEY} must be 8 to 255 visible ASCII characters`)
  .meta({
    description: 'A random UUID for each message, the same at every try.',
    examples: ['0b1c6f5e-5a0c-4d0e-9f6e-2f1d6c1f7a11'],
  })
