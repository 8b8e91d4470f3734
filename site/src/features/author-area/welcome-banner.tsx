import { localised } from '@panai/contract/language/localised'
import type { ReactNode } from 'react'
import { Kolam } from '../../ui/kolam.tsx'
import { AuthorName } from '../book-parts/author-name.tsx'

type WelcomeBannerProps = {
  readonly name: string
  /** What this page is, where that is not the author's desk itself. */
  readonly title?: string
  /** The buttons. */
  readonly children?: ReactNode
}

/** Greets the author, and says where they are. */
export function WelcomeBanner({ name, title, children }: WelcomeBannerProps) {
  const greeting = (
    <>
      {localised('Welcome, ', 'வணக்கம், ')}
      <AuthorName name={name} />
    </>
  )
  return (
    <div className="bg-grove text-on-grove">
      <div className="page-width relative py-5 md:py-8">
        {title ? (
          <>
            <p>{greeting}</p>
            <h1 className="mt-1 text-2xl">{title}</h1>
          </>
        ) : (
          <h1 className="text-2xl md:pr-44">{greeting}</h1>
        )}
        {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
        <div
          aria-hidden="true"
          className="absolute top-1/2 right-[clamp(1rem,4vw,2rem)] hidden -translate-y-1/2 opacity-50 md:block"
        >
          <Kolam seed={title ?? 'desk'} size={150} />
        </div>
      </div>
    </div>
  )
}
