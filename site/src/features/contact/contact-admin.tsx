import { localised } from '@panai/contract/language/localised'
import { phoneSupport } from '@panai/contract/submissions/publishing-terms'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { brand } from '../../brand.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PhoneIcon } from './contact-icons.tsx'

const words = localised(
  {
    title: 'Contact Admin',
    close: 'Close',
    call: 'Call Now',
    text: 'Call this number for verification and approval',
  },
  {
    title: 'அலுவலகத்தை அழைக்க',
    close: 'மூடுக',
    call: 'இப்போதே அழைக்க',
    text: 'சரிபார்ப்புக்கும் ஒப்புதலுக்கும் இந்த எண்ணை அழையுங்கள்',
  },
)

const call = `tel:${brand.phone.dialled}`
// Drawn when the dialog opens. Where it can't be fetched, the number is there all the same.
const PhoneCode = lazy<ComponentType>(() => import('./phone-code.tsx').catch(() => ({ default: () => null })))

/** The button and the dialog behind it: a number to call. Without scripts the button calls. */
export function ContactAdmin() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="light" className="noscript:hidden" onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      <noscript>
        <a href={call} className={buttonClass('light')}>
          {words.title}
        </a>
      </noscript>
      <Dialog
        title={words.title}
        open={open}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {words.close}
            </Button>
            <a href={call} className={buttonClass('primary')}>
              <PhoneIcon />
              {words.call}
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
          <p>{words.text}</p>
          <p className="text-ink-soft text-sm">{phoneSupport}</p>
        </div>
      </Dialog>
    </>
  )
}
