import type { EarlierReading } from '@panai/client/proof-viewer'
import { useQuery } from '@tanstack/react-query'
import { momentWords } from '../../reading/moment-words.ts'
import { useAuthor } from '../author-area/author-data.tsx'
import { authedApi, authedFetch } from '../session/index.ts'

const PROOF = '/api/author/submissions/{id}/proof'

/** The pages of a book before those that are shown, as its author has them; null until they are known. @param sha256 of the file that is shown. */
export function useEarlierPages(id: string, sha256: string | null): EarlierReading | null {
  const author = useAuthor()
  const { data } = useQuery({
    queryKey: ['earlier-pages', author.id, id, sha256],
    queryFn: ({ signal }) => authedApi(`${PROOF}/earlier`, { id }, { signal }),
    enabled: sha256 !== null,
  })
  if (!data) return null
  return {
    pages: data.data.earlier,
    changesSince: async (since) => (await authedApi(`${PROOF}/changes`, { id, since })).data,
    fileOf: async (sum) => {
      const answer = await authedFetch(`/api/author/submissions/${id}/proof/earlier/${sum}/file`, {})
      return new Uint8Array(await answer.arrayBuffer())
    },
    moment: momentWords,
  }
}
