type Props = {
  readonly label: string
  readonly sign: string
  /** null: there is nothing more to turn; it keeps the focus then. */
  readonly act: (() => void) | null
}

/** A sign that turns pages, or makes them larger. */
export function TurnButton({ label, sign, act }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={act === null}
      onClick={() => act?.()}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
