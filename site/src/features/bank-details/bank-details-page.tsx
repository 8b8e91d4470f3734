import { brand } from '@panai/contract/brand'
import { openPayeeStates } from '@panai/contract/payee-rules'
import type { PayeeVersion } from '@panai/contract/payees'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/status.tsx'
import { prepareToasts } from '../../ui/toast/index.tsx'
import { AuthorData, useAuthor } from '../author-area/author-data.tsx'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { WelcomeBanner } from '../author-area/welcome-banner.tsx'
import { AuthorHeader } from '../author-header/author-header.tsx'
import { authedApi } from '../session/index.ts'
import { DetailsCard } from './details-card.tsx'
import { PayeeForm } from './payee-form.tsx'
import { PayeeHistory } from './payee-history.tsx'

/** Where the royalties are paid to: what is in force or on its way, the form for a change, and all that was before. */
export function BankDetailsPage() {
  useEffect(prepareToasts, [])
  return (
    <AuthorData>
      <AuthorHeader arrow />
      <Banner />
      <div className="page-width pb-8">
        <Details />
      </div>
    </AuthorData>
  )
}

function Banner() {
  const { name } = useAuthor()
  return (
    <WelcomeBanner name={name} title="Bank and tax details">
      <ButtonLink to="/dashboard" variant="light">
        Back to Dashboard
      </ButtonLink>
    </WelcomeBanner>
  )
}

function Details() {
  const { id } = useAuthor()
  const { data, error, refetch } = useQuery({
    queryKey: ['payee', id],
    queryFn: ({ signal }) => authedApi('/api/author/payee', {}, { signal }),
    staleTime: 0,
  })
  const reload = () => void refetch()
  const failure = error && <FetchFailure cause={error} onRetry={reload} />
  if (!data) return failure ?? <Loading text="Loading your details..." />
  return (
    <>
      {failure}
      {data.frozen_since !== null && <Frozen />}
      <Versions versions={data.data} isFrozen={data.frozen_since !== null} onChanged={reload} />
    </>
  )
}

/** Somebody has said, with a link that was mailed to the author, that a change was not theirs. */
function Frozen() {
  return (
    <p role="alert" className="mt-8 border-hibiscus border-l-4 bg-leaf px-5 py-3">
      <strong>Your bank details are frozen.</strong> You told us that a change of your account was not yours.
      Nothing is paid out and nothing can be changed here until we have talked to you. Please call us:{' '}
      <a className="link" href={`tel:${brand.phone.dialled}`}>
        {brand.phone.shown}
      </a>
    </p>
  )
}

type VersionsProps = { versions: readonly PayeeVersion[]; isFrozen: boolean; onChanged: () => void }

function Versions({ versions, isFrozen, onChanged }: VersionsProps) {
  const current = versions.filter(({ state }) => openPayeeStates.includes(state))
  const past = versions.filter(({ state }) => !openPayeeStates.includes(state))
  return (
    <>
      <Matter
        id="now"
        title="Your details"
        lead="Where we pay your royalties. Only the last digits are shown, here too."
      >
        {current.length === 0 && (
          <p>Add bank details to be paid. Until then your royalties wait for you with us.</p>
        )}
        <div className="grid gap-6">
          {current.map((version) => (
            <DetailsCard key={version.id} version={version} onChanged={onChanged} />
          ))}
        </div>
      </Matter>
      {!isFrozen && (
        <Matter
          id="change"
          title={current.length === 0 ? 'Enter your details' : 'Change your details'}
          lead="Each change is a complete new set of details; the old ones are kept as they were."
        >
          <PayeeForm onChanged={onChanged} />
        </Matter>
      )}
      <Matter id="why" title="Why we ask" lead="In plain words.">
        <Reasons />
      </Matter>
      {past.length > 0 && (
        <Matter id="history" title="Before" lead="All that you have given, newest first.">
          <PayeeHistory versions={past} />
        </Matter>
      )}
    </>
  )
}

type MatterProps = { id: string; title: string; lead: string; children: ReactNode }

function Matter({ id, title, lead, children }: MatterProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-4 gap-x-12 gap-y-5 border-line border-t py-10 first:border-t-0 md:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        <p className="mt-2 text-ink-soft text-sm">{lead}</p>
      </div>
      <div className="min-w-0 max-w-measure">{children}</div>
    </section>
  )
}

function Reasons() {
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-turmeric">
      <li>
        <strong>Your account or UPI ID</strong>, because your royalties have to go somewhere. We use it for
        nothing else.
      </li>
      <li>
        <strong>Your PAN and where you live</strong>, because the law requires us to withhold tax from
        royalties above a yearly sum and to report it under your PAN. Without a PAN the tax is higher, and you
        cannot claim it back as easily.
      </li>
      <li>
        <strong>Your password, a mail and a day’s wait</strong>, because these are what a thief would change
        in your account. Changes take effect after 24 hours, or after three days if your e-mail address was
        changed lately, and every mail about them has a link that stops them.
      </li>
      <li>
        Numbers are kept encrypted. Anyone in our accounts team who views them in full must say why, and it is
        recorded.
      </li>
    </ul>
  )
}
