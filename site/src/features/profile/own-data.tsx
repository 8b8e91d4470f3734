import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/index.tsx'
import { downloadFile } from '../author-area/download-file.ts'
import { profileFailure } from './profile-failure.ts'

/** All that the company holds about the author, to keep. */
export function OwnData() {
  const [busy, setBusy] = useState(false)
  const working = useRef(false)

  async function download(): Promise<void> {
    if (working.current) return
    working.current = true
    setBusy(true)
    try {
      await downloadFile('/api/author/export', 'my-data.zip')
    } catch (cause) {
      toast('failure', profileFailure(cause))
    } finally {
      working.current = false
      setBusy(false)
    }
  }

  return (
    <>
      <p>
        Your details, your manuscripts and where they stand, your sales and payouts: everything in one zip
        file, as tables that a spreadsheet opens and files as you sent them.
      </p>
      <Button variant="secondary" className="mt-5" aria-disabled={busy} onClick={download}>
        {busy ? 'Preparing...' : 'Download my data'}
      </Button>
    </>
  )
}
