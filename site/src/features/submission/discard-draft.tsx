import { localised } from '@panai/contract/language/localised'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const words = localised(
  {
    discard: 'Delete what I typed',
    title: 'Delete what you typed?',
    text: 'All fields and the chosen files are emptied, and nothing of them stays in this browser. A book that was handed in stays as it is.',
    keep: 'Keep it',
    sure: 'Delete it',
  },
  {
    discard: 'எழுதியதை நீக்குக',
    title: 'எழுதியதை நீக்கலாமா?',
    text: 'எழுதியவையும் தேர்ந்தெடுத்த கோப்புகளும் இந்த உலாவியிலிருந்து முழுவதும் நீங்கும். ஏற்கெனவே அனுப்பிய நூலுக்கு எதுவும் ஆகாது.',
    keep: 'இருக்கட்டும்',
    sure: 'நீக்குக',
  },
)

/** For authors on a shared device: a draft kept there stays after the logout. */
export function DiscardDraft({ onDiscard }: { onDiscard: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {words.discard}
      </Button>
      <Dialog
        title={words.title}
        open={open}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {words.keep}
            </Button>
            <Button variant="danger" onClick={onDiscard}>
              {words.sure}
            </Button>
          </>
        }
      >
        <p>{words.text}</p>
      </Dialog>
    </>
  )
}
