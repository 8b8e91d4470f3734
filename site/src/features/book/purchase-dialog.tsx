import { useState } from 'react'
import { isPrinted } from '../../reading/trade-words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { BookName } from '../book-parts/book-name.tsx'
import { orderText } from '../book-parts/order-text.ts'
import { chatAddress } from '../shell/chat-address.ts'
import type { LoadedBook } from './load-book.ts'

/** Books are not sold online: the dialog tells how to get one. Without scripts the button leads straight to the team. */
export function Purchase({ book }: { book: LoadedBook }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="noscript:hidden" onClick={() => setOpen(true)}>
        Purchase Now
      </Button>
      <noscript>
        <ButtonLink to="/contact" search={{ book: String(book.id) }}>
          Purchase Now
        </ButtonLink>
      </noscript>
      <Dialog
        title={
          <>
            Purchase "<BookName book={book} />"
          </>
        }
        open={open}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <ButtonLink to="/contact" search={{ book: String(book.id) }}>
              Contact Us
            </ButtonLink>
          </>
        }
      >
        <PurchaseSteps printed={isPrinted(book.format)} />
        <p className="mt-4">
          <a
            href={chatAddress(orderText(book))}
            target="_blank"
            rel="noopener noreferrer"
            className="py-2.5 font-semibold text-palm underline underline-offset-4"
          >
            Chat with us about this book
          </a>
        </p>
      </Dialog>
    </>
  )
}

function PurchaseSteps({ printed }: { printed: boolean }) {
  return (
    <div className="grid gap-4">
      <ol className="grid list-decimal gap-2 pl-6">
        <li>Contact admin to arrange payment.</li>
        <li>Complete payment.</li>
        {printed ? (
          <li>Receive the book by courier. Delivery takes 2-3 days, depending on location.</li>
        ) : (
          <li>
            Receive the ebook by e-mail. Printed books come by courier, with delivery in 2-3 days depending on
            location.
          </li>
        )}
      </ol>
      {printed && (
        <div>
          <p>To get a physical copy, please contact our team for:</p>
          <ul className="mt-2 grid list-disc gap-1 pl-6">
            <li>Shipping options and costs</li>
            <li>Payment methods</li>
            <li>Estimated delivery time</li>
          </ul>
        </div>
      )}
    </div>
  )
}
