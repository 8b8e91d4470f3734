import { z } from 'zod'

/** A stored picture. `path` is relative to `/storage/`; its bytes never change, a changed picture has another path. */
export const picture = z
  .object({
    path: z.string().meta({ examples: ['pictures/3f9a0c5be1d24c77.webp'] }),
    width: z.int().positive().meta({ description: 'Pixels of the stored original.' }),
    height: z.int().positive(),
    placeholder: z.string().meta({ description: 'A CSS colour to show until the picture has loaded.' }),
  })
  .meta({ id: 'Picture' })

export type Picture = z.output<typeof picture>

export const imagePath = z.string().nullable().meta({ description: 'Path below `/storage/`, or null.' })
