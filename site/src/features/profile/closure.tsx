import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ClosureForm } from './closure-form.tsx'

/** The end of an account, in plain words before anything happens. */
export function Closure() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <div>
          <h3 className="font-semibold font-sans">What is deleted, at once and for good</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-hibiscus">
            <li>your login, email address and phone number</li>
            <li>your picture, biography, awards and links</li>
            <li>your sessions on every device</li>
            <li>what you and we wrote about your books, with its files</li>
            <li>manuscripts that have not become a book, with their files</li>
          </ul>
        </div>
        <div>
          <h3 className="font-semibold font-sans">What stays</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-turmeric">
            <li>published books, under the name that is printed on them</li>
            <li>records of sales, royalties and payouts, for as long as the law asks for them</li>
          </ul>
        </div>
      </div>
      <p className="mt-5">
        Is there royalty that has not been paid out? Talk to us first: after the closure we can’t reach you.
        Download your data before you go.
      </p>
      <Button
        variant="secondary"
        className="mt-5 border-hibiscus text-hibiscus hover:border-hibiscus hover:text-hibiscus"
        onClick={() => setAsking(true)}
      >
        Close my account
      </Button>
      <Dialog title="Close your account for good?" open={asking} onClose={() => setAsking(false)}>
        {asking && <ClosureForm onCancel={() => setAsking(false)} />}
      </Dialog>
    </>
  )
}
