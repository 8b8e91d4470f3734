/** What the page of the channels says of a report beside its columns: `docs/operations/sales-channels.md`. */
export type ForClerks = {
  /** Where the channel has it, by the names of its own menus; null: not known. */
  where: string | null
  /** As which file it comes, and its sheet. */
  form: string
  /** What of it counts, in a sentence or two. */
  reads: string
  /** No column has days: the month is taken from above the table, from who sends the file, or from a name. */
  isOfOneMonth?: true
  watch?: readonly string[]
}
