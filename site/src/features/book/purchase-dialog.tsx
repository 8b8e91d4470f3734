import { localised } from '@panai/contract/language/localised'
import type { ReactNode } from 'react'
import { isPrinted } from '../../reading/trade-words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { BookName } from '../book-parts/book-name.tsx'
import { orderText } from '../book-parts/order-text.ts'
import { ShopLinks } from '../book-parts/shop-links.tsx'
import { chatAddress } from '../shell/chat-address.ts'
import type { LoadedBook } from './load-book.ts'

const words = localised(
  {
    marks: '""',
    title: (name: ReactNode) => <>Purchase {name}</>,
    cancel: 'Cancel',
    contact: 'Contact Us',
    shops: 'Also sold in these shops',
    chat: 'Chat with us about this book',
    arrange: 'Contact admin to arrange payment.',
    pay: 'Complete payment.',
    courier: 'Receive the book by courier. Delivery takes 2-3 days, depending on location.',
    mail: 'Receive the ebook by e-mail. Printed books come by courier, with delivery in 2-3 days depending on location.',
    toGetCopy: 'To get a physical copy, please contact our team for:',
    askFor: ['Shipping options and costs', 'Payment methods', 'Estimated delivery time'],
  },
  {
    marks: '‘’',
    title: (name: ReactNode) => <>{name} நூலை வாங்க</>,
    cancel: 'கைவிடுக',
    contact: 'தொடர்பு கொள்க',
    shops: 'இந்தக் கடைகளிலும் கிடைக்கும்',
    chat: 'இந்த நூலைப் பற்றி எங்களுடன் உரையாடுக',
    arrange: 'பணம் செலுத்தும் முறைக்கு எங்களைத் தொடர்பு கொள்ளுங்கள்.',
    pay: 'பணத்தைச் செலுத்துங்கள்.',
    courier: 'நூல் கூரியரில் வந்து சேரும். ஊரைப் பொறுத்து 2–3 நாள்கள் ஆகும்.',
    mail: 'மின்னூல் மின்னஞ்சலில் வந்து சேரும். அச்சு நூல் கூரியரில் வரும்; ஊரைப் பொறுத்து 2–3 நாள்கள் ஆகும்.',
    toGetCopy: 'அச்சுப் பிரதி பெற, இவற்றை எங்கள் குழுவிடம் கேளுங்கள்:',
    askFor: ['அனுப்பும் வழிகளும் செலவும்', 'பணம் செலுத்தும் வழிகள்', 'வந்து சேரும் காலம்'],
  },
)

/** What the buttons that open it name. */
export const purchaseDialogId = 'purchase'

/** Books are not sold online: it tells how to get one. The page's first script opens and closes it. */
export function PurchaseDialog({ book }: { readonly book: LoadedBook }) {
  return (
    <DialogFrame
      id={purchaseDialogId}
      data-by-button=""
      title={words.title(<BookName book={book} marks={words.marks} />)}
      closing={{ 'data-closes': '' }}
      footer={
        <>
          <Button variant="secondary" data-closes="">
            {words.cancel}
          </Button>
          <ButtonLink to="/contact" search={{ book: String(book.id) }}>
            {words.contact}
          </ButtonLink>
        </>
      }
    >
      <PurchaseSteps printed={isPrinted(book.format)} />
      {book.shops.length > 0 && (
        <section aria-labelledby="other-shops" className="mt-4">
          <h3 id="other-shops" className="font-semibold">
            {words.shops}
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
          {words.chat}
        </a>
      </p>
    </DialogFrame>
  )
}

function PurchaseSteps({ printed }: { printed: boolean }) {
  return (
    <div className="grid gap-4">
      <ol className="grid list-decimal gap-2 pl-6">
        <li>{words.arrange}</li>
        <li>{words.pay}</li>
        <li>{printed ? words.courier : words.mail}</li>
      </ol>
      {printed && (
        <div>
          <p>{words.toGetCopy}</p>
          <ul className="mt-2 grid list-disc gap-1 pl-6">
            {words.askFor.map((about) => (
              <li key={about}>{about}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
