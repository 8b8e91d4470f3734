import type { Session } from '@panai/contract/sessions'
import { useState } from 'react'
import { dateWords } from '../../reading/date-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useDevices } from './use-devices.ts'

type DevicesProps = { devices: readonly Session[]; onChanged: () => void }

/** Where the account is logged in, and the way out of each. */
export function Devices({ devices, onChanged }: DevicesProps) {
  const { ending, endOne, endAll } = useDevices(onChanged)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {devices.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <div>
              <p className="font-semibold">{device.device}</p>
              <p className="text-ink-soft text-sm">
                {device.network && `${device.network} · `}
                {device.current ? 'This device' : `Last used ${dateWords(device.last_used_at)}`}
              </p>
            </div>
            {!device.current && (
              <Button
                variant="quiet"
                aria-disabled={ending}
                aria-label={`Log out ${device.device}, last used ${dateWords(device.last_used_at)}`}
                onClick={() => endOne(device.id)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-5" onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      <Dialog
        title="Log out everywhere?"
        open={asking}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button aria-disabled={ending} onClick={endAll}>
              Log out everywhere
            </Button>
          </>
        }
      >
        <p>Every device is logged out, this one too. You can log in again with your password.</p>
      </Dialog>
    </>
  )
}
