/** What the rest of the server needs of it. */
export { isPublished, listWholePosts } from './blog-queries.ts'
export { nextScheduledChange } from './next-scheduled-change.ts'
