import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Words } from '../../ui/words.tsx'

type Props = {
  /** On the button, and before the title of the manuscript in the dialog. */
  label: string
  title: string
  /** What is in the dialog, there once it is opened. */
  children: () => ReactNode
}

/** A button that opens something about a manuscript. */
export function ManuscriptDialog({ label, title, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="quiet" className="-ml-2" onClick={() => setOpen(true)}>
        {label}
        <span className="sr-only">{localised(` of ${title}`, `: ${title}`)}</span>
      </Button>
      {isOpen && (
        <Opened label={label} title={title} onClose={() => setOpen(false)}>
          {children()}
        </Opened>
      )}
    </div>
  )
}

type OpenedProps = { label: string; title: string; onClose: () => void; children: ReactNode }

function Opened({ label, title, onClose, children }: OpenedProps) {
  // Opened once it stands in the page; closed it says so, and is taken away.
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <Dialog
      title={
        <>
          {label}:{' '}
          <span lang={scriptLanguage(title)}>
            <Words text={title} lang={scriptLanguage(title)} />
          </span>
        </>
      }
      open={open}
      onClose={onClose}
    >
      {children}
    </Dialog>
  )
}
