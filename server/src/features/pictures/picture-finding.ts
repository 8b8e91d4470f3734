import { z } from 'zod'

/** What the process tells that decoded a picture. */
export const pictureFinding = z.union([
  z.object({
    width: z.int().positive(),
    height: z.int().positive(),
    placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
  }),
  z.object({ problem: z.enum(['type', 'pixels', 'harmful', 'unscanned']) }),
])
export type PictureFinding = z.output<typeof pictureFinding>
export type PictureProblem = Extract<PictureFinding, { problem: string }>['problem']
