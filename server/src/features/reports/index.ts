/** What the close of a month needs of reports. */
export { compareChannels } from './compare-channels.ts'
