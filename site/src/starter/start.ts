/** What the server says to the script that starts a page. */
export type Start = {
  /** `at-once`: the page has its scripts itself; `late`: when all that it shows is there; `asleep`: when somebody wants it. */
  when: 'at-once' | 'late' | 'asleep'
  /** Files that are evaluated one after the other, with a turn of the browser between them. */
  steps: string[]
  /** All that the page needs, to be fetched at once. */
  files: string[]
}
