import type { EarlierReading } from '@panai/client/proof-viewer'
import { useQuery } from '@tanstack/react-query'
import { staffCall, staffFile } from '../api/staff-call.ts'
import { momentOf } from '../parts/time-words.ts'

const PROOF = '/api/author/submissions/{id}/proof'

/** The pages of a book before those that are shown, as the company has them; null until they are known. @param sha256 of the file that is shown. */
export function useEarlierPages(submission: number, sha256: string | null): EarlierReading | null {
  const id = String(submission)
  const { data } = useQuery({
    queryKey: ['earlier-pages', id, sha256],
    queryFn: ({ signal }) => staffCall('GET', `${PROOF}/earlier`, { id }, { signal }),
    enabled: sha256 !== null,
  })
  if (!data) return null
  return {
    pages: data.data.earlier,
    changesSince: async (since) => (await staffCall('GET', `${PROOF}/changes`, { id, since })).data,
    fileOf: async (sum) => {
      const answer = await staffFile(`${PROOF}/earlier/{sha256}/file`, { id, sha256: sum })
      return new Uint8Array(await answer.arrayBuffer())
    },
    moment: momentOf,
  }
}
