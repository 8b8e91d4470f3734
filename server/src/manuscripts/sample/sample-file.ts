import { MOST_SAMPLE_PICTURES } from '@panai/contract/catalogue/sample-rules'
import { z } from 'zod'
import { samplePage } from './split-sample.ts'

/** A sample as the process writes it that takes it out of a manuscript: its pages, and its pictures as base64 by their numbers. */
export const sampleFile = z.object({
  pages: z.array(samplePage).min(1),
  pictures: z.array(z.object({ number: z.int().min(1), jpeg: z.string().min(1) })).max(MOST_SAMPLE_PICTURES),
})
export type SampleFile = z.output<typeof sampleFile>
