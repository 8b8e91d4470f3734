import { useNotify } from 'react-admin'
import { staffDownload } from '../api/staff-call.ts'

/** Saves the file of a manuscript: of the version of that number, else of the newest. */
export function useManuscriptDownload(): (id: number, version?: number) => Promise<void> {
  const notify = useNotify()
  return (id, version) =>
    staffDownload('/api/staff/submissions/{id}/manuscript', {
      id: String(id),
      ...(version && { version }),
    }).catch((cause: Error) => notify(cause.message, { type: 'error' }))
}
