import { isPrinted } from '../../reading/trade-words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { BookName } from '../book-parts/book-name.tsx'
import { orderText } from '../book-parts/order-text.ts'
import { ShopLinks } from '../book-parts/shop-links.tsx'
import { chatAddress } from '../shell/chat-address.ts'
import type { LoadedBook } from './load-book.ts'

/** What the buttons that open it name. */
export const purchaseDialogId = 'purchase'

/** Books are not sold online: it tells how to get one. The page's first script opens and closes it. */
export function PurchaseDialog({ book }: { readonly book: LoadedBook }) {
  return (
    <DialogFrame
      id={purchaseDialogId}
      data-by-button=""
      title={
        <>
          Purchase "<BookName book={book} />"
        </>
      }
      closing={{ 'data-closes': '' }}
      footer={
        <>
          <Button variant="secondary" data-closes="">
            Cancel
          </Button>
          <ButtonLink to="/contact" search={{ book: String(book.id) }}>
            Contact Us
          </ButtonLink>
        </>
      }
    >
      <PurchaseSteps printed={isPrinted(book.format)} />
      {book.shops.length > 0 && (
        <section aria-labelledby="other-shops" className="mt-4">
          <h3 id="other-shops" className="font-semibold">
            Also sold in these shops
          </h3>
          <ShopLinks shops={book.shops} />
        </section>
      )}
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
    </DialogFrame>
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
