import { localised } from '@panai/contract/language/localised'
import { phoneSupport, responseHours } from '@panai/contract/submissions/publishing-terms'
import type { ReactNode } from 'react'
import { brand } from '../../brand.ts'
import { ClockIcon, MailIcon, PhoneIcon, PlaceIcon, ReplyIcon } from './contact-icons.tsx'

const words = localised(
  {
    title: 'Quick Contact',
    phone: 'Phone',
    mail: 'E-mail',
    address: 'Postal address',
    response: 'Response time',
    support: 'Phone support',
    within: (least: number, most: number) => `Within ${least}-${most} hours`,
    social: 'Social pages',
    newTab: ', opens in a new tab',
  },
  {
    title: 'விரைவுத் தொடர்பு',
    phone: 'தொலைபேசி',
    mail: 'மின்னஞ்சல்',
    address: 'அஞ்சல் முகவரி',
    response: 'பதில் வரும் நேரம்',
    support: 'தொலைபேசி உதவி',
    within: (least: number, most: number) => `${least} முதல் ${most} மணி நேரத்துக்குள்`,
    social: 'சமூக ஊடகப் பக்கங்கள்',
    newTab: ', புதிய தாவலில் திறக்கும்',
  },
)

// Tall enough for a thumb, without taking more room.
const link = '-my-2.5 inline-block py-2.5 underline-offset-4 hover:text-palm hover:underline'

/** Every other way to reach the team, and when. */
export function QuickContact() {
  const { street, town, region, postcode, country } = brand.address
  return (
    <section aria-labelledby="quick-contact">
      <h2 id="quick-contact" className="text-xl">
        {words.title}
      </h2>
      <dl className="mt-4 grid gap-4">
        <Way icon={<PhoneIcon />} name={words.phone}>
          <a href={`tel:${brand.phone.dialled}`} className={link}>
            {brand.phone.shown}
          </a>
        </Way>
        <Way icon={<MailIcon />} name={words.mail}>
          <a href={`mailto:${brand.email}`} className={link}>
            {brand.email}
          </a>
        </Way>
        <Way icon={<PlaceIcon />} name={words.address}>
          {street}, {town} {postcode}, <br />
          {region}, {country}
        </Way>
        <Way icon={<ReplyIcon />} name={words.response}>
          {words.within(responseHours.least, responseHours.most)}
        </Way>
        <Way icon={<ClockIcon />} name={words.support}>
          {phoneSupport}
        </Way>
      </dl>
      <ul aria-label={words.social} className="mt-3 flex flex-wrap gap-x-6">
        {[brand.social.network, brand.social.photos].map(({ name, url }) => (
          <li key={name}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center font-semibold text-palm underline underline-offset-4"
            >
              {name}
              <span className="sr-only">{words.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Way({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.25rem_1fr] gap-x-3">
      <dt className="col-span-2 grid grid-cols-subgrid items-center text-ink-soft text-sm">
        <span className="text-palm">{icon}</span>
        {name}
      </dt>
      <dd className="col-start-2 wrap-anywhere">{children}</dd>
    </div>
  )
}
