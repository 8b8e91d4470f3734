import { localised } from '@panai/contract/language/localised'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Kolam } from './kolam.tsx'

/** Something is on its way. */
export function Loading({ text }: { text: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-16 text-ink-soft">
      <span className="text-turmeric motion-safe:animate-pulse">
        <Kolam seed="loading" size={56} />
      </span>
      <p>{text}</p>
    </div>
  )
}

/** Something went wrong: what, and how to try again. `children` are other ways on. `as="h1"` where this is all that the page says. */
export function Failure({
  text,
  as: Line = 'p',
  onRetry,
  children,
}: {
  text: string
  as?: 'p' | 'h1'
  onRetry?: (() => void) | undefined
  children?: ReactNode
}) {
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-measure flex-col items-center gap-5 px-4 py-16 text-center"
    >
      <Line className="border-l-4 border-hibiscus bg-leaf px-5 py-3 text-left font-sans text-base">
        {text}
      </Line>
      <div className="flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {localised('Try Again', 'மீண்டும் முயல்க')}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

/** There is nothing here. `children` say what to do next. `as="h1"` where this is all that the page says. */
export function Empty({
  text,
  as: Line = 'p',
  children,
}: {
  text: string
  as?: 'p' | 'h1'
  children?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-5 px-4 py-16 text-center text-ink-soft">
      <span className="text-line">
        <Kolam seed={text} size={120} />
      </span>
      <Line className="text-lg">{text}</Line>
      {children}
    </div>
  )
}
