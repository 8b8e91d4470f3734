import type { Session } from '@panai/contract/accounts/sessions'
import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { useState } from 'react'
import { dateWords } from '../../reading/date-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useDevices } from './use-devices.ts'

const words = localised(
  {
    here: 'This device',
    used: (date: string) => `Last used ${date}`,
    endOf: (device: string, date: string) => `Log out ${device}, last used ${date}`,
    end: 'Log out',
    endAll: 'Log out everywhere',
    sure: 'Log out everywhere?',
    cancel: 'Cancel',
    explained: 'Every device is logged out, this one too. You can log in again with your password.',
  },
  {
    here: 'இந்தச் சாதனம்',
    used: (date: string) => `கடைசியாகப் பயன்படுத்தியது ${date}`,
    endOf: (device: string, date: string) => `வெளியேற்றுக: ${device}, கடைசியாகப் பயன்படுத்தியது ${date}`,
    end: 'வெளியேற்றுக',
    endAll: 'எல்லாவற்றிலிருந்தும் வெளியேறுக',
    sure: 'எல்லாவற்றிலிருந்தும் வெளியேறுகிறீர்களா?',
    cancel: 'கைவிடுக',
    explained: 'இந்தச் சாதனம் உட்பட எல்லாவற்றிலிருந்தும் வெளியேற்றுவோம். உங்கள் கடவுச்சொல்லுடன் மீண்டும் உள்நுழையலாம்.',
  },
)

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
              <p lang={scriptLanguage(deviceName(device.device))} className="font-semibold">
                {deviceName(device.device)}
              </p>
              <p className="text-ink-soft text-sm">
                {device.network && `${networkName(device.network)} · `}
                {device.current ? words.here : words.used(dateWords(device.last_used_at))}
              </p>
            </div>
            {!device.current && (
              <Button
                variant="quiet"
                aria-disabled={ending}
                aria-label={words.endOf(deviceName(device.device), dateWords(device.last_used_at))}
                onClick={() => endOne(device.id)}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-5" onClick={() => setAsking(true)}>
        {words.endAll}
      </Button>
      <Dialog
        title={words.sure}
        open={asking}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
            <Button aria-disabled={ending} onClick={endAll}>
              {words.endAll}
            </Button>
          </>
        }
      >
        <p>{words.explained}</p>
      </Dialog>
    </>
  )
}

/** What the server calls a device, "Chrome on Linux", in the page's language. */
function deviceName(device: string): string {
  return localised(device, device === 'Unknown device' ? 'தெரியாத சாதனம்' : device.replace(' on ', ', '))
}

/** The same of its network: an address, or in words where its numbers say nothing. */
function networkName(network: string): string {
  return localised(
    network,
    network.replace('This machine', 'இந்தக் கணினி').replace('Local network', 'உள் வலைப்பின்னல்'),
  )
}
