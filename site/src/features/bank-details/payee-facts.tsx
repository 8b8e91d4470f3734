import type { PayeeVersion } from '@panai/contract/payees'
import type { ReactNode } from 'react'
import { AuthorName } from '../book-parts/author-name.tsx'

/** Details as they may be shown. */
export function PayeeFacts({ version }: { version: PayeeVersion }) {
  const { method, holder_name, account_number, ifsc, bank, upi_id, pan, pan_name, resident } = version
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      <Fact name="Paid by">{method}</Fact>
      <Fact name="Account holder">
        <AuthorName name={holder_name} />
      </Fact>
      {account_number !== null && <Fact name="Account number">{account_number}</Fact>}
      {bank !== null && <Fact name="Bank">{`${bank}, ${ifsc}`}</Fact>}
      {upi_id !== null && <Fact name="UPI ID">{upi_id}</Fact>}
      <Fact name="PAN">{pan ?? 'None given'}</Fact>
      {pan_name !== null && (
        <Fact name="Name as on the PAN">
          <AuthorName name={pan_name} />
        </Fact>
      )}
      <Fact name="Resident in India">{resident ? 'Yes' : 'No'}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere font-semibold tabular-nums">{children}</dd>
    </>
  )
}
