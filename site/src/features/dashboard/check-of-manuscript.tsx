import { checkTexts } from '@panai/contract/manuscript-checks'
import { scriptLanguage } from '@panai/contract/script-language'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FetchedPart } from '../author-area/fetched-part.tsx'
import type { SubmittedBook } from './read-booklists.ts'

/** Opens what the check of a manuscript has found. */
export function CheckOfManuscript({ book: { id, title } }: { book: SubmittedBook }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="quiet" className="-ml-2" onClick={() => setOpen(true)}>
        {checkTexts.title}
        <span className="sr-only"> of {title}</span>
      </Button>
      {isOpen && (
        <CheckDialog title={title} onClose={() => setOpen(false)}>
          {/* Fetched when it is opened. */}
          <FetchedPart name="check" load={() => import('./check-report.tsx')} waiting={null}>
            {({ CheckReport }) => <CheckReport submissionId={id} />}
          </FetchedPart>
        </CheckDialog>
      )}
    </div>
  )
}

type CheckDialogProps = { title: string; onClose: () => void; children: ReactNode }

function CheckDialog({ title, onClose, children }: CheckDialogProps) {
  // Opened once it stands in the page; closed it says so, and is taken away.
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <Dialog
      title={
        <>
          {checkTexts.title}: <span lang={scriptLanguage(title)}>{title}</span>
        </>
      }
      open={open}
      onClose={onClose}
    >
      {children}
    </Dialog>
  )
}
