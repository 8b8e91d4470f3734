import type { ReactNode } from 'react'
import { Kolam } from './kolam.tsx'

type PageBannerProps = { title: ReactNode; subtitle?: ReactNode; ornamentSeed: string }

/** The head of a page: its title on a palm leaf, with a kolam of its own. */
export function PageBanner({ title, subtitle, ornamentSeed }: PageBannerProps) {
  return (
    <div className="relative overflow-hidden border-b border-line bg-leaf">
      <div className="page-width relative py-10 pr-24 md:py-16 md:pr-64">
        <h1 className="text-2xl">{title}</h1>
        {subtitle && <p className="mt-3 max-w-measure text-lg text-ink-soft">{subtitle}</p>}
      </div>
      <div
        aria-hidden="true"
        className="absolute top-1/2 -right-24 -translate-y-1/2 text-turmeric opacity-70 md:right-[max(1rem,calc(50vw-37rem))]"
      >
        <Kolam seed={ornamentSeed} size={190} />
      </div>
    </div>
  )
}
