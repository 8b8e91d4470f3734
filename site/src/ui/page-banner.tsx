import { localised } from '@panai/contract/language/localised'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Kolam } from './kolam.tsx'

type PageBannerProps = { title: ReactNode; subtitle?: ReactNode; ornamentSeed: string }

/** On a phone, for a word that is not to be broken: those of Tamil are longer. */
const room = localised(
  {
    words: 'pr-[clamp(0rem,100vw-17.5rem,6rem)]',
    kolam: 'max-md:[&>svg]:size-[clamp(0rem,100vw-17.75rem,5rem)]',
  },
  {
    words: 'pr-[clamp(0rem,100vw-18.5rem,4rem)]',
    kolam: 'max-md:[&>svg]:size-[clamp(0rem,100vw-18.5rem,3.5rem)]',
  },
)

/** The head of a page: its title on a palm leaf, with a kolam of its own. */
export function PageBanner({ title, subtitle, ornamentSeed }: PageBannerProps) {
  return (
    <div className="border-b border-line bg-leaf">
      <div className="page-width relative py-8 md:py-16">
        <div className={classNames(room.words, 'md:pr-60')}>
          <h1 className="text-2xl">{title}</h1>
          {subtitle && <p className="mt-3 max-w-measure text-lg text-ink-soft">{subtitle}</p>}
        </div>
        <div
          aria-hidden="true"
          className={classNames(
            'absolute top-1/2 right-[clamp(1rem,4vw,2rem)] -translate-y-1/2 text-turmeric opacity-70',
            room.kolam,
          )}
        >
          <Kolam seed={ornamentSeed} size={190} />
        </div>
      </div>
    </div>
  )
}
