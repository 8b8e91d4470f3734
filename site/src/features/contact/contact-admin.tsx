import { phoneSupport } from '@panai/contract/publishing-terms'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { brand } from '../../brand.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PhoneIcon } from './contact-icons.tsx'

const call = `tel:${brand.phone.dialled}`
// Drawn when the dialog opens. Where it can't be fetched, the number is there all the same.
const PhoneCode = lazy<ComponentType>(() => import('./phone-code.tsx').catch(() => ({ default: () => null })))

/** The button and the dialog behind it: a number to call. Without scripts the button calls. */
export function ContactAdmin() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="light" className="noscript:hidden" onClick={() => setOpen(true)}>
        Contact Admin
      </Button>
      <noscript>
        <a href={call} className={buttonClass('light')}>
          Contact Admin
        </a>
      </noscript>
      <Dialog
        title="Contact Admin"
        open={open}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Close
            </Button>
            <a href={call} className={buttonClass('primary')}>
              <PhoneIcon />
              Call Now
            </a>
          </>
        }
      >
        <div className="grid justify-items-center gap-4 text-center">
          <p className="font-semibold text-2xl tabular-nums">{brand.phone.shown}</p>
          <div className="size-44">
            {open && (
              <Suspense>
                <PhoneCode />
              </Suspense>
            )}
          </div>
          <p>Call this number for verification and approval</p>
          <p className="text-ink-soft text-sm">{phoneSupport}</p>
        </div>
      </Dialog>
    </>
  )
}
