import { brand } from '../../brand.ts'
import { PageBanner } from '../../ui/page-banner.tsx'
import { ShopLinks } from '../book-parts/shop-links.tsx'
import { ContactAdmin } from './contact-admin.tsx'
import { ContactForm } from './contact-form.tsx'
import type { Wanted } from './load-wanted.ts'
import { QuickContact } from './quick-contact.tsx'
import { SketchMap } from './sketch-map.tsx'
import { WhatHelps } from './what-helps.tsx'

/** Every way to reach the team. */
export function ContactPage({ wanted }: { wanted: Wanted | null }) {
  return (
    <>
      <PageBanner title="Contact Us" subtitle="A person reads every message." ornamentSeed="contact" />
      <div className="page-width section-space grid gap-x-16 gap-y-14 lg:grid-cols-[1fr_24rem]">
        <section aria-labelledby="write-to-us">
          <h2 id="write-to-us" className="mb-6 text-2xl">
            Write to us
          </h2>
          <noscript>
            <p className="mb-6 max-w-measure border-info border-l-4 bg-leaf px-4 py-3">
              This form can’t send without JavaScript. Please call{' '}
              <a href={`tel:${brand.phone.dialled}`}>{brand.phone.shown}</a> or write to{' '}
              <a href={`mailto:${brand.email}`}>{brand.email}</a>.
            </p>
          </noscript>
          {wanted && wanted.shops.length > 0 && (
            <div className="mb-6 max-w-measure">
              <p>
                You can also buy <cite lang={wanted.language}>{wanted.title}</cite> in these shops, without
                writing to us:
              </p>
              <ShopLinks shops={wanted.shops} />
            </div>
          )}
          <ContactForm key={wanted?.bookId} wanted={wanted} />
          <WhatHelps />
        </section>
        <div className="grid content-start gap-12 md:grid-cols-2 lg:grid-cols-1">
          <QuickContact />
          <SketchMap />
        </div>
      </div>
      <TalkToUs />
    </>
  )
}

function TalkToUs() {
  return (
    <section aria-labelledby="talk-to-us" className="bg-grove text-on-grove">
      <div className="page-width flex flex-col items-start justify-between gap-6 py-12 md:flex-row md:items-center">
        <div className="max-w-measure">
          <h2 id="talk-to-us" className="text-2xl">
            Waiting for approval of a book?
          </h2>
          <p className="mt-2 text-lg">A phone call to our team is the quickest way to it.</p>
        </div>
        <ContactAdmin />
      </div>
    </section>
  )
}
