import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brand, siteName } from '../../brand.ts'
import { classNames } from '../../ui/class-names.ts'
import { MailIcon, PhoneIcon, PlaceIcon } from './bar-icons.tsx'
import { LanguageLink } from './language-link.tsx'
import { places, serviceLinks } from './navigation.ts'
import { Wordmark } from './wordmark.tsx'

const words = localised(
  {
    quickLinks: 'Quick Links',
    home: 'Home',
    calculator: 'Royalty Calculator',
    books: 'Our Publications',
    guides: 'Author Guides',
    blog: 'Blog',
    services: 'Services',
    contact: 'Contact',
    rights: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
    websiteBy: (agency: string) => `Website by ${agency}`,
  },
  {
    quickLinks: 'விரைவு இணைப்புகள்',
    home: 'முகப்பு',
    calculator: 'உரிமைத்தொகைக் கணிப்பான்',
    books: 'எங்கள் நூல்கள்',
    guides: 'எழுத்தாளர் கையேடுகள்',
    blog: 'வலைப்பதிவு',
    services: 'சேவைகள்',
    contact: 'தொடர்பு',
    rights: (year: number, name: string) => `© ${year} ${name}. எல்லா உரிமைகளும் பாதுகாக்கப்பட்டவை.`,
    websiteBy: (agency: string) => `தள வடிவமைப்பு: ${agency}`,
  },
)

const quickLinks = [
  { title: words.home, link: places.home.link },
  { title: words.calculator, link: places.calculator.link },
  { title: words.books, link: places.books.link },
  { title: words.guides, link: places.help.link },
  { title: words.blog, link: places.blog.link },
] as const

const entry = 'inline-flex min-h-11 items-center gap-3 underline-offset-4 hover:text-palm hover:underline'

export function SiteFooter() {
  const { street, town, region, postcode, country } = brand.address
  return (
    <footer className="border-t border-line bg-leaf">
      <div
        className={classNames(
          'page-width grid gap-x-6 gap-y-8 py-12 lg:grid-cols-[1.6fr_1fr_1fr_1.4fr] lg:gap-x-10',
          localised(
            'grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))]',
            'sm:grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))]',
          ),
        )}
      >
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
        <LinkList title={words.quickLinks}>
          {quickLinks.map(({ title, link }) => (
            <li key={title}>
              <Link {...link} className={entry}>
                {title}
              </Link>
            </li>
          ))}
        </LinkList>
        <LinkList title={words.services}>
          {serviceLinks.map(({ title, link }) => (
            <li key={title}>
              <Link {...link} className={entry}>
                {title}
              </Link>
            </li>
          ))}
          <li>
            <Link {...places.contact.link} className={entry}>
              {words.contact}
            </Link>
          </li>
        </LinkList>
        <section
          id="contact-details"
          aria-labelledby="footer-contact"
          className="col-span-full scroll-mt-24 lg:col-span-1"
        >
          <h2 id="footer-contact" className="text-lg">
            {words.contact}
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
          <span>{words.rights(brand.copyrightYear, siteName)}</span>
          <LanguageLink className={entry} />
          <a href={brand.agency.url} rel="noopener noreferrer" className={entry}>
            {words.websiteBy(brand.agency.name)}
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
