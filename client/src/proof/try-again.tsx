import { localised } from '@panai/contract/language/localised'

const again = localised('Try again', 'மீண்டும் முயல்க')

/** Says what failed, and offers another try. */
export function TryAgain({ said, onAgain }: { readonly said: string; readonly onAgain: () => void }) {
  return (
    <div className="proof-bar" role="alert">
      <p>{said}</p>
      <button type="button" onClick={onAgain}>
        {again}
      </button>
    </div>
  )
}
