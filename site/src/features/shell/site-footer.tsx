import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brand } from '../../brand.ts'
import { MailIcon, PhoneIcon, PlaceIcon } from './bar-icons.tsx'
import { places, serviceLinks } from './navigation.ts'
import { Wordmark } from './wordmark.tsx'

const quickLinks = [
  { title: 'Home', link: places.home.link },
  { title: 'Royalty Calculator', link: places.calculator.link },
  { title: 'Our Publications', link: places.books.link },
  { title: 'Author Guides', link: places.help.link },
  { title: 'Blog', link: places.blog.link },
] as const

const entry = 'inline-flex min-h-11 items-center gap-3 underline-offset-4 hover:text-palm hover:underline'

export function SiteFooter() {
  const { street, town, region, postcode, country } = brand.address
  return (
    <footer className="border-t border-line bg-leaf">
      <div className="page-width grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-6 gap-y-8 py-12 lg:grid-cols-[1.6fr_1fr_1fr_1.4fr] lg:gap-x-10">
        <div className="col-span-full lg:col-span-1">
          <Wordmark />
          <p className="mt-2 max-w-80 text-ink-soft">{brand.tagline}</p>
          <ul className="mt-3 flex flex-wrap gap-x-6">
            {[brand.social.network, brand.social.photos].map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener noreferrer" className={`${entry} font-semibold`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <LinkList title="Quick Links">
          {quickLinks.map(({ title, link }) => (
            <li key={title}>
              <Link {...link} className={entry}>
                {title}
              </Link>
            </li>
          ))}
        </LinkList>
        <LinkList title="Services">
          {serviceLinks.map(({ title, link }) => (
            <li key={title}>
              <Link {...link} className={entry}>
                {title}
              </Link>
            </li>
          ))}
          <li>
            <Link {...places.contact.link} className={entry}>
              Contact
            </Link>
          </li>
        </LinkList>
        <section
          id="contact-details"
          aria-labelledby="footer-contact"
          className="col-span-full scroll-mt-24 lg:col-span-1"
        >
          <h2 id="footer-contact" className="text-lg">
            Contact
          </h2>
          <address className="mt-2 grid not-italic">
            <a href={`mailto:${brand.email}`} className={entry}>
              <MailIcon />
              {brand.email}
            </a>
            <a href={`tel:${brand.phone.dialled}`} className={entry}>
              <PhoneIcon />
              {brand.phone.shown}
            </a>
            <p className="flex gap-3 py-2.5">
              <PlaceIcon />
              <span>
                {street}, {town} {postcode}, {region}, {country}
              </span>
            </p>
          </address>
        </section>
      </div>
      <div className="page-width">
        <p className="flex flex-wrap items-center justify-between gap-x-8 border-t border-line py-4 text-sm text-ink-soft">
          <span>
            © {brand.copyrightYear} {brand.name}. All rights reserved.
          </span>
          <a href={brand.agency.url} rel="noopener noreferrer" className={entry}>
            Website by {brand.agency.name}
          </a>
        </p>
      </div>
    </footer>
  )
}

function LinkList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 grid">{children}</ul>
    </nav>
  )
}
