import { type ReactNode, useId } from 'react'

type Props = { readonly title: string; readonly explained: string; readonly children: ReactNode }

/** A part of a history with its heading and a sentence that says what stands in it. */
export function ExplainedSection({ title, explained, children }: Props) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        <p className="text-ink-soft">{explained}</p>
      </div>
      {children}
    </section>
  )
}
