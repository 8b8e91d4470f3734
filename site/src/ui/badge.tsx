const looks = {
  grey: 'bg-ink-soft text-paper',
  blue: 'bg-info text-paper',
  teal: 'bg-slice-teal text-on-slice',
  green: 'bg-slice-green text-on-slice',
  yellow: 'bg-slice-amber text-on-slice-amber',
} as const

export type BadgeTone = keyof typeof looks

/** A state in a word. */
export function Badge({ tone, children }: { tone: BadgeTone; children: string }) {
  return (
    <span className={`inline-block rounded-lg px-3 py-0.5 font-semibold text-sm ${looks[tone]}`}>
      {children}
    </span>
  )
}
