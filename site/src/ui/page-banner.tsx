import type { ReactNode } from 'react'
import { Kolam } from './kolam.tsx'

type PageBannerProps = { title: ReactNode; subtitle?: ReactNode; ornamentSeed: string }

/** The head of a page: its title on a palm leaf, with a kolam of its own. */
export function PageBanner({ title, subtitle, ornamentSeed }: PageBannerProps) {
  return (
    <div className="border-b border-line bg-leaf">
      <div className="page-width relative py-8 md:py-16">
        <div className="pr-[clamp(0rem,100vw-16.5rem,6rem)] md:pr-60">
          <h1 className="text-2xl">{title}</h1>
          {subtitle && <p className="mt-3 max-w-measure text-lg text-ink-soft">{subtitle}</p>}
        </div>
        <div
          aria-hidden="true"
          className="absolute top-1/2 right-[clamp(1rem,4vw,2rem)] -translate-y-1/2 text-turmeric opacity-70 max-md:[&>svg]:size-[clamp(0rem,100vw-16.5rem,5rem)]"
        >
          <Kolam seed={ornamentSeed} size={190} />
        </div>
      </div>
    </div>
  )
}
