import { Button, ButtonLink } from '../../ui/button.tsx'
import type { LoadedBook } from './load-book.ts'

type PurchaseButtonProps = { readonly book: LoadedBook; readonly onPress: () => void }

/** Opens the dialog that tells how to get the book. Without scripts it leads straight to the team. */
export function PurchaseButton({ book, onPress }: PurchaseButtonProps) {
  return (
    <>
      <Button className="noscript:hidden" onClick={onPress}>
        Purchase Now
      </Button>
      <noscript>
        <ButtonLink to="/contact" search={{ book: String(book.id) }}>
          Purchase Now
        </ButtonLink>
      </noscript>
    </>
  )
}
