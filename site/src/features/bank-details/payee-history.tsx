import { localised } from '@panai/contract/language/localised'
import { payeeStateNames } from '@panai/contract/payees/payee-rules'
import type { PayeeVersion } from '@panai/contract/payees/payees'
import type { ReactNode } from 'react'
import { dateWords } from '../../reading/date-words.ts'
import { tamilPayoutMethod } from '../../reading/tamil-payout-method.ts'
import { PayeeFacts } from './payee-facts.tsx'

const numberOf = ({ account_number, upi_id }: PayeeVersion) => account_number ?? upi_id

/** Details that have ended. */
export function PayeeHistory({ versions }: { versions: readonly PayeeVersion[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {versions.map((version) => (
        <li key={version.id} className="py-3">
          <details>
            <summary className="min-h-11 cursor-pointer py-2">
              {localised(version.method, tamilPayoutMethod(version.method))},{' '}
              {localised<ReactNode>(numberOf(version), <span lang="en">{numberOf(version)}</span>)}
              <span className="block text-ink-soft text-sm">
                {localised(
                  `Given ${dateWords(version.created_at)}`,
                  `${dateWords(version.created_at)} அன்று கொடுத்தவை`,
                )}{' '}
                · {payeeStateNames[version.state]}
              </span>
            </summary>
            <div className="pt-2">
              <PayeeFacts version={version} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}
