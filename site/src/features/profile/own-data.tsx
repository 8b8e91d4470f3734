import { localised } from '@panai/contract/language/localised'
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
        {localised(
          'Your details, your manuscripts and where they stand, your sales and payouts: everything in one zip file, as tables that a spreadsheet opens and files as you sent them.',
          'உங்கள் விவரங்கள், கையெழுத்துப் பிரதிகள், அவை இருக்கும் கட்டம், விற்பனை, வழங்கிய தொகைகள்: எல்லாம் ஒரே ZIP கோப்பில். அட்டவணைகளைக் கணக்குத் தாள் செயலியில் திறக்கலாம்; கோப்புகள் நீங்கள் அனுப்பியபடியே இருக்கும்.',
        )}
      </p>
      <Button variant="secondary" className="mt-5" aria-disabled={busy} onClick={download}>
        {busy
          ? localised('Preparing...', 'தயாராகிறது...')
          : localised('Download my data', 'என் தரவைப் பதிவிறக்குக')}
      </Button>
    </>
  )
}
