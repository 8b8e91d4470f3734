import { localised } from '@panai/contract/language/localised'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Kolam } from '../../ui/kolam.tsx'

const words = localised(
  {
    scripts: 'This form can’t be sent without JavaScript, which is switched off in this browser.',
    aside: 'About author accounts',
  },
  {
    scripts: 'JavaScript இல்லாமல் இந்தப் படிவத்தை அனுப்ப முடியாது; இந்த உலாவியில் அதை நிறுத்தி வைத்திருக்கிறீர்கள்.',
    aside: 'எழுத்தாளர் கணக்கு பற்றி',
  },
)

type AccountPageProps = {
  title: string
  lead: ReactNode
  /** The same help in Tamil, on a page in English. */
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
        {localised<ReactNode>(<TamilHelp paragraphs={tamil} />, null)}
        <noscript>
          <p className="mt-6 border-info border-l-4 bg-leaf px-4 py-3">{words.scripts}</p>
        </noscript>
        <div className="mt-6 noscript:hidden">{children}</div>
      </section>
      <aside
        aria-label={words.aside}
        className="sticky top-24 hidden min-h-[34rem] self-start overflow-hidden rounded-lg bg-grove text-on-grove lg:block"
      >
        <div aria-hidden="true" className="absolute right-10 bottom-10 text-turmeric opacity-60">
          <Kolam seed={title} size={210} />
        </div>
        <div className={classNames('relative p-10 xl:p-14', localised('max-w-[30rem]', 'max-w-[27rem]'))}>
          {aside}
        </div>
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
