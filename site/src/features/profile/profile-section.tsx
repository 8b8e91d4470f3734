import { localised } from '@panai/contract/language/localised'
import type { ReactNode } from 'react'

const profileSections = [
  ['details', localised('Your details', 'பெயரும் குறிப்பும்')],
  ['picture', localised('Picture', 'படம்')],
  ['email', localised('Email address', 'மின்னஞ்சல் முகவரி')],
  ['password', localised('Password', 'கடவுச்சொல்')],
  ['devices', localised('Devices', 'சாதனங்கள்')],
  ['notifications', localised('Mails', 'மின்னஞ்சல்கள்')],
  ['data', localised('Your data', 'உங்கள் தரவு')],
  ['closure', localised('Close account', 'கணக்கை மூடுதல்')],
] as const

type ProfileSectionId = (typeof profileSections)[number][0]
const titles: Record<ProfileSectionId, string> = Object.fromEntries(profileSections) as Record<
  ProfileSectionId,
  string
> // one of each

type ProfileSectionProps = { id: ProfileSectionId; lead: ReactNode; children: ReactNode }

/** One matter of the profile: what it is about beside what can be done, where there is room. */
export function ProfileSection({ id, lead, children }: ProfileSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-4 gap-x-12 gap-y-5 border-line border-t py-10 md:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="text-xl">
          {titles[id]}
        </h2>
        <div className="mt-2 text-ink-soft text-sm">{lead}</div>
      </div>
      <div className="max-w-measure">{children}</div>
    </section>
  )
}

/** Leads to each matter of a long page. */
export function ProfileContents() {
  return (
    <nav aria-label={localised('On this page', 'இந்தப் பக்கத்தில்')} className="strip page-width py-3! text-sm">
      {profileSections.map(([id, title]) => (
        <a
          key={id}
          href={`#${id}`}
          className="inline-flex min-h-11 shrink-0 items-center whitespace-nowrap text-palm underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {title}
        </a>
      ))}
    </nav>
  )
}
