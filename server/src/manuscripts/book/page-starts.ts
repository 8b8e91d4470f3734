import { z } from 'zod'

/** Pages that the house makes of the book's record. */
const housePages = ['titlePage', 'copyrightPage', 'contents'] as const

const inText = z.object({
  /** Of the book, from 0. */
  section: z.int().min(0),
  /** Of the section, from 0; null: its title. */
  block: z.int().min(0).nullable(),
  /** Of the block's stretches, from 0. */
  part: z.int().min(0),
  /** So many letters of the stretch stand on the pages before (UTF-16, of its plain text, in which a line's end is one). */
  letter: z.int().min(0),
  /** The paragraph of the manuscript, from 1. */
  paragraph: z.int().min(0),
})

/** Where a page of the printed book begins in its text. */
export const pageStart = z.object({
  /** Of the print file, from 1. */
  page: z.int().min(1),
  /** As it stands on the page; null: no number does. */
  label: z.string().min(1).max(20).nullable(),
  /** null: nothing of the text begins or goes on there, as on an empty page. */
  at: z.union([z.object({ house: z.enum(housePages) }), inText]).nullable(),
})
export type PageStart = z.output<typeof pageStart>

/** Of all pages, in their order. */
export const pageStarts = z.array(pageStart).max(5_000)
