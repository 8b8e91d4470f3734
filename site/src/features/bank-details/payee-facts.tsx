import { localised } from '@panai/contract/language/localised'
import type { PayeeVersion } from '@panai/contract/payees/payees'
import type { ReactNode } from 'react'
import { latin } from '../../language.ts'
import { tamilPayoutMethod } from '../../reading/tamil-payout-method.ts'
import { AuthorName } from '../book-parts/author-name.tsx'

/** Details as they may be shown. */
export function PayeeFacts({ version }: { version: PayeeVersion }) {
  const { method, holder_name, name_at_bank, account_number, ifsc, bank, upi_id, pan, pan_name, resident } =
    version
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      <Fact name={localised('Paid by', 'வழி')}>{localised(method, tamilPayoutMethod(method))}</Fact>
      <Fact name={localised('Account holder', 'கணக்கு வைத்திருப்பவர்')}>
        <AuthorName name={holder_name} />
      </Fact>
      {name_at_bank !== null && (
        <Fact name={localised('Name at the bank', 'வங்கிக்கான பெயர்')} lang={latin}>
          {name_at_bank}
        </Fact>
      )}
      {account_number !== null && (
        <Fact name={localised('Account number', 'கணக்கு எண்')}>{account_number}</Fact>
      )}
      {bank !== null && (
        <Fact name={localised('Bank', 'வங்கி')} lang={latin}>
          {`${bank}, ${ifsc}`}
        </Fact>
      )}
      {upi_id !== null && (
        <Fact name={localised('UPI ID', 'UPI முகவரி')} lang={latin}>
          {upi_id}
        </Fact>
      )}
      <Fact name="PAN">{pan ?? localised('None given', 'கொடுக்கவில்லை')}</Fact>
      {pan_name !== null && (
        <Fact name={localised('Name as on the PAN', 'PAN அட்டையில் உள்ள பெயர்')}>
          <AuthorName name={pan_name} />
        </Fact>
      )}
      <Fact name={localised('Resident in India', 'இந்தியாவில் வசிப்பவர்')}>
        {resident ? localised('Yes', 'ஆம்') : localised('No', 'இல்லை')}
      </Fact>
    </dl>
  )
}

type FactProps = { name: string; lang?: string | undefined; children: ReactNode }

function Fact({ name, lang, children }: FactProps) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd lang={lang} className="wrap-anywhere font-semibold tabular-nums">
        {children}
      </dd>
    </>
  )
}
