import type { ReactNode } from 'react'
import { Kolam } from '../../ui/kolam.tsx'

type AccountPageProps = {
  title: string
  lead: ReactNode
  /** The same help in Tamil. */
  tamil: readonly string[]
  /** What is beside the form where there is room. */
  aside: ReactNode
  children: ReactNode
}

/** A page with one form, such as the login: the form first, on a phone alone. */
export function AccountPage({ title, lead, tamil, aside, children }: AccountPageProps) {
  return (
    <div className="page-width grid gap-x-16 py-8 md:py-14 lg:grid-cols-[minmax(0,29rem)_minmax(0,1fr)]">
      <section
        aria-labelledby="account-page"
        className="w-full max-w-[29rem] justify-self-center lg:justify-self-auto"
      >
        <h1 id="account-page" className="text-2xl">
          {title}
        </h1>
        <p className="mt-2 text-ink-soft">{lead}</p>
        <TamilHelp paragraphs={tamil} />
        <noscript>
          <p className="mt-6 border-info border-l-4 bg-leaf px-4 py-3">
            This form can’t be sent without JavaScript, which is switched off in this browser.
          </p>
        </noscript>
        <div className="mt-6 noscript:hidden">{children}</div>
      </section>
      <aside
        aria-label="About author accounts"
        className="sticky top-24 hidden min-h-[34rem] self-start overflow-hidden rounded-lg bg-grove text-on-grove lg:block"
      >
        <div aria-hidden="true" className="absolute right-10 bottom-10 text-turmeric opacity-60">
          <Kolam seed={title} size={210} />
        </div>
        <div className="relative max-w-[30rem] p-10 xl:p-14">{aside}</div>
      </aside>
    </div>
  )
}

/** Closed, so that the page stays short, and its letters are fetched only where the device has none of its own. */
function TamilHelp({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <details lang="ta" className="tamil-help mt-3">
      <summary className="inline-flex min-h-11 items-center text-palm underline decoration-1 underline-offset-4 hover:decoration-2">
        தமிழில் உதவி
      </summary>
      <div className="mt-1 space-y-2 border-turmeric border-l-2 pl-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
