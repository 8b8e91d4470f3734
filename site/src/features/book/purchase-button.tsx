import { localised } from '@panai/contract/language/localised'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { LoadedBook } from './load-book.ts'
import { purchaseDialogId } from './purchase-dialog.tsx'

const name = localised('Purchase Now', 'வாங்குக')

/** Opens the dialog that tells how to get the book. Without scripts it leads straight to the team. */
export function PurchaseButton({ book }: { readonly book: LoadedBook }) {
  return (
    <>
      <Button className="noscript:hidden" data-opens={purchaseDialogId}>
        {name}
      </Button>
      <noscript>
        <ButtonLink to="/contact" search={{ book: String(book.id) }}>
          {name}
        </ButtonLink>
      </noscript>
    </>
  )
}
