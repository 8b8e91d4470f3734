import { localised } from '@panai/contract/language/localised'
import type { ReactNode } from 'react'
import { brand } from '../../brand.ts'
import { PageBanner } from '../../ui/page-banner.tsx'
import { ShopLinks } from '../book-parts/shop-links.tsx'
import { ContactAdmin } from './contact-admin.tsx'
import { ContactForm } from './contact-form.tsx'
import type { Wanted } from './load-wanted.ts'
import { QuickContact } from './quick-contact.tsx'
import { SketchMap } from './sketch-map.tsx'
import { WhatHelps } from './what-helps.tsx'

const words = localised(
  {
    title: 'Contact Us',
    subtitle: 'A person reads every message.',
    write: 'Write to us',
    withoutScripts: (phone: ReactNode, mail: ReactNode) => (
      <>
        This form can’t send without JavaScript. Please call {phone} or write to {mail}.
      </>
    ),
    inShops: (title: ReactNode) => <>You can also buy {title} in these shops, without writing to us:</>,
    waiting: 'Waiting for approval of a book?',
    quickest: 'A phone call to our team is the quickest way to it.',
  },
  {
    title: 'தொடர்பு கொள்க',
    subtitle: 'ஒவ்வொரு செய்தியையும் ஒரு மனிதர் படிக்கிறார்.',
    write: 'எங்களுக்கு எழுதுங்கள்',
    withoutScripts: (phone: ReactNode, mail: ReactNode) => (
      <>
        JavaScript இல்லாமல் இந்தப் படிவத்தால் அனுப்ப முடியாது. {phone} என்ற எண்ணை அழையுங்கள், அல்லது {mail} என்ற முகவரிக்கு
        எழுதுங்கள்.
      </>
    ),
    inShops: (title: ReactNode) => <>எங்களுக்கு எழுதாமலே இந்தக் கடைகளிலும் ‘{title}’ நூலை வாங்கலாம்:</>,
    waiting: 'ஒரு நூலின் ஒப்புதலுக்காகக் காத்திருக்கிறீர்களா?',
    quickest: 'எங்கள் குழுவைத் தொலைபேசியில் அழைப்பதே விரைவான வழி.',
  },
)

/** Every way to reach the team. */
export function ContactPage({ wanted }: { wanted: Wanted | null }) {
  return (
    <>
      <PageBanner title={words.title} subtitle={words.subtitle} ornamentSeed="contact" />
      <div className="page-width section-space grid gap-x-16 gap-y-14 lg:grid-cols-[1fr_24rem]">
        <section aria-labelledby="write-to-us">
          <h2 id="write-to-us" className="mb-6 text-2xl">
            {words.write}
          </h2>
          <noscript>
            <p className="mb-6 max-w-measure border-info border-l-4 bg-leaf px-4 py-3">
              {words.withoutScripts(
                <a href={`tel:${brand.phone.dialled}`}>{brand.phone.shown}</a>,
                <a href={`mailto:${brand.email}`}>{brand.email}</a>,
              )}
            </p>
          </noscript>
          {wanted && wanted.shops.length > 0 && (
            <div className="mb-6 max-w-measure">
              <p>{words.inShops(<cite lang={wanted.language}>{wanted.title}</cite>)}</p>
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
            {words.waiting}
          </h2>
          <p className="mt-2 text-lg">{words.quickest}</p>
        </div>
        <ContactAdmin />
      </div>
    </section>
  )
}
