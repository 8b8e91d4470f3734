import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { EditorialList } from './editorial-list.tsx'
import { PriceParts } from './price-parts.tsx'
import { Workflow } from './workflow.tsx'

/** For a manuscript that is written. */
export function ReadyPanel(example: ComponentProps<typeof PriceParts>) {
  return (
    <div className="space-y-16 md:space-y-20">
      <WhySelfPublish {...example} />
      <Workflow />
      <EditorialList />
    </div>
  )
}

function WhySelfPublish(example: ComponentProps<typeof PriceParts>) {
  return (
    <section
      aria-labelledby="why"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[1.15fr_1fr] lg:items-start"
    >
      <div className="max-w-measure space-y-4">
        <h2 id="why" className="text-2xl">
          Why self-publish?
        </h2>
        <p className="text-lg">
          You receive 100% of the royalty. In traditional publishing an author receives under 15%.
        </p>
        <p>
          A hundred per cent of what? Of what remains of the price when printing, distribution and the
          platform margin are paid. It is not the whole price, and nobody can give you that. The traditional
          15% is usually counted on the price itself, and that publisher pays for editing, printing and unsold
          stock. So compare rupees a copy with rupees a copy:{' '}
          <Link to="/royaltyform" className="text-palm underline underline-offset-4 hover:decoration-2">
            the royalty calculator
          </Link>{' '}
          works them out for your own book.
        </p>
        <p>
          You set the price, from the suggested MRP upwards, and every rupee above it is yours. You choose the
          size, the cover and the day of publication. The rights stay with you.
        </p>
        <p>
          Each edition carries an ISBN, the number of 13 digits by which shops and libraries everywhere know a
          book.
        </p>
      </div>
      <PriceParts {...example} />
    </section>
  )
}
