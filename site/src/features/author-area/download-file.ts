import { localised } from '@panai/contract/language/localised'
import { authedFetch } from '../session/index.ts'

/** What is said on a button while a file comes, and beside it where none came. */
export const downloadWords = localised(
  { busy: 'Downloading...', failed: 'The file could not be fetched. Please try again.' },
  { busy: 'பதிவிறக்குகிறோம்...', failed: 'கோப்பைப் பெற முடியவில்லை. மீண்டும் முயலுங்கள்.' },
)

/** Long enough for the slowest disk to have taken it. */
const HELD_MS = 60_000

/**
 * Fetches a file that is the author's alone and gives it to the browser to keep.
 * @throws ApiError for a refusal, TypeError when no answer came.
 */
export async function downloadFile(address: string, name: string): Promise<void> {
  const answer = await authedFetch(address, {})
  const content = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = content
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(content), HELD_MS)
}
