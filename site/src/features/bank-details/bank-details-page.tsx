import { brand } from '@panai/contract/brand/brand'
import { localised } from '@panai/contract/language/localised'
import { openPayeeStates } from '@panai/contract/payees/payee-rules'
import type { PayeeVersion } from '@panai/contract/payees/payees'
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
    <WelcomeBanner name={name} title={localised('Bank and tax details', 'வங்கி, வரி விவரங்கள்')}>
      <ButtonLink to="/dashboard" variant="light">
        {localised('Back to Dashboard', 'உங்கள் பக்கத்துக்குத் திரும்புக')}
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
  if (!data)
    return failure ?? <Loading text={localised('Loading your details...', 'உங்கள் விவரங்கள் வருகின்றன...')} />
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
      <strong>{localised('Your bank details are frozen.', 'உங்கள் வங்கி விவரங்கள் முடங்கியிருக்கின்றன.')}</strong>
      {localised(
        ' You told us that a change of your account was not yours. Nothing is paid out and nothing can be changed here until we have talked to you. Please call us: ',
        ' உங்கள் கணக்கில் நடந்த ஒரு மாற்றத்தை நீங்கள் செய்யவில்லை என்று சொன்னீர்கள். உங்களுடன் பேசும்வரை எந்தத் தொகையையும் வழங்க மாட்டோம்; இங்கே எதையும் மாற்ற முடியாது. எங்களை அழையுங்கள்: ',
      )}
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
        title={localised('Your details', 'இப்போதைய விவரங்கள்')}
        lead={localised(
          'Where we pay your royalties. Only the last digits are shown, here too.',
          'உங்கள் உரிமைத்தொகையை (ராயல்டி) எங்கே வழங்குகிறோம் என்பது. இங்கும் கடைசி இலக்கங்கள் மட்டுமே தெரியும்.',
        )}
      >
        {current.length === 0 && (
          <p>
            {localised(
              'Add bank details to be paid. Until then your royalties wait for you with us.',
              'உரிமைத்தொகையைப் பெற, வங்கி விவரங்களைக் கொடுங்கள். அதுவரை அது எங்களிடம் உங்களுக்காகக் காத்திருக்கும்.',
            )}
          </p>
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
          title={
            current.length === 0
              ? localised('Enter your details', 'விவரங்களைக் கொடுங்கள்')
              : localised('Change your details', 'விவரங்களை மாற்றுங்கள்')
          }
          lead={localised(
            'Each change is a complete new set of details; the old ones are kept as they were.',
            'ஒன்றை மாற்ற வேண்டும் என்றாலும் எல்லா விவரங்களையும் புதிதாகக் கொடுங்கள்; பழையவை இருந்தபடியே இருக்கும்.',
          )}
        >
          <PayeeForm onChanged={onChanged} />
        </Matter>
      )}
      <Matter
        id="why"
        title={localised('Why we ask', 'ஏன் கேட்கிறோம்')}
        lead={localised('In plain words.', 'எளிய சொற்களில்.')}
      >
        <Reasons />
      </Matter>
      {past.length > 0 && (
        <Matter
          id="history"
          title={localised('Before', 'முந்தையவை')}
          lead={localised('All that you have given, newest first.', 'நீங்கள் இதுவரை கொடுத்தவை, புதியவை முதலில்.')}
        >
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
        {localised(
          <>
            <strong>Your account or UPI ID</strong>, because your royalties have to go somewhere. We use it
            for nothing else.
          </>,
          <>
            <strong>உங்கள் வங்கிக் கணக்கு அல்லது UPI முகவரி:</strong> உரிமைத்தொகை உங்களை வந்து சேர இது வேண்டும். வேறு
            எதற்கும் பயன்படுத்த மாட்டோம்.
          </>,
        )}
      </li>
      <li>
        {localised(
          <>
            <strong>Your PAN and where you live</strong>, because the law requires us to withhold tax from
            royalties above a yearly sum and to report it under your PAN. Without a PAN the tax is higher, and
            you cannot claim it back as easily.
          </>,
          <>
            <strong>உங்கள் PAN, நீங்கள் வசிக்கும் நாடு:</strong> ஓர் ஆண்டில் உரிமைத்தொகை ஓர் அளவைத் தாண்டினால், அதில் வரியைப்
            பிடித்தம் செய்து உங்கள் PAN-இல் தெரிவிக்க வேண்டும் என்பது சட்டம். PAN இல்லாவிட்டால் வரி அதிகம்; அதைத் திரும்பப்
            பெறுவதும் எளிதல்ல.
          </>,
        )}
      </li>
      <li>
        {localised(
          <>
            <strong>Your password, a mail and a day’s wait</strong>, because these are what a thief would
            change in your account. Changes take effect after 24 hours, or after three days if your e-mail
            address was changed lately, and every mail about them has a link that stops them.
          </>,
          <>
            <strong>உங்கள் கடவுச்சொல், ஒரு மின்னஞ்சல், ஒரு நாள் பொறுத்தல்:</strong> கணக்குக்குள் நுழையும் திருடர் முதலில் மாற்ற
            நினைப்பது இந்த விவரங்களைத்தான். மாற்றங்கள் 24 மணி நேரம் கழித்து நடைமுறைக்கு வரும்; அண்மையில் மின்னஞ்சல் முகவரி
            மாறியிருந்தால் மூன்று நாள்கள் கழித்து. அவற்றைப் பற்றிய ஒவ்வொரு மின்னஞ்சலிலும் அவற்றை நிறுத்தும் இணைப்பு இருக்கும்.
          </>,
        )}
      </li>
      <li>
        {localised(
          'Numbers are kept encrypted. Anyone in our accounts team who views them in full must say why, and it is recorded.',
          'எண்களைக் குறியாக்கி வைத்திருக்கிறோம். எங்கள் கணக்குப் பிரிவில் யார் அவற்றை முழுமையாகப் பார்த்தாலும், ஏன் என்று சொல்ல வேண்டும்; அது பதிவாகும்.',
        )}
      </li>
    </ul>
  )
}
