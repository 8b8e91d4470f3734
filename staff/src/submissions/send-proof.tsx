import { Button } from '@mui/material'
import { whyNotSent } from '@panai/contract/submissions/staff/proof-request-rules'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { usualProofDays } from '@panai/contract/submissions/usual-days'
import { useState } from 'react'
import { staffCall } from '../api/staff-call.ts'
import { dayFromNow } from '../parts/time-words.ts'
import { ProofRequestDialog } from './proof-request-dialog.tsx'
import { useInterior } from './use-interior.ts'

/** Sends the proof to its author. Where it can't be sent now, the dialog says why. */
export function SendProof({ submission }: { submission: StaffSubmission }) {
  const { id, version, status, change_request, proof_due_on, versions } = submission
  const [isOpen, setOpen] = useState(false)
  const { data } = useInterior(submission)
  const isFile = versions.some(({ kind }) => kind !== null)
  const proof = data?.data.interior.proof ?? null
  const standing = {
    ...{ status, proof, isWithAuthor: proof_due_on !== null, areChangesOpen: change_request !== null },
  }
  // Of a file it is asked how far it is; until that is known the server knows better.
  const whyNot = isFile && proof === null ? null : whyNotSent(standing)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Send the proof to the author
      </Button>
      {isOpen && (
        <ProofRequestDialog
          id={id}
          title="Send the proof to the author"
          explained="The author gets a mail with the way to the pages, the cover and the e-book, and is asked to approve them or to say what has to change."
          label="Send the proof"
          done="Proof sent. Author notified."
          said={{ due_on: dayFromNow(usualProofDays), note: '' }}
          whyNot={whyNot}
          call={(said) =>
            staffCall('POST', '/api/staff/submissions/{id}/proof-request', {
              ...{ id: String(id), version, ...said },
            })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
