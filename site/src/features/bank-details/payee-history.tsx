import { payeeStateNames } from '@panai/contract/payee-rules'
import type { PayeeVersion } from '@panai/contract/payees'
import { dateWords } from '../../reading/date-words.ts'
import { PayeeFacts } from './payee-facts.tsx'

/** Details that have ended. */
export function PayeeHistory({ versions }: { versions: readonly PayeeVersion[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {versions.map((version) => (
        <li key={version.id} className="py-3">
          <details>
            <summary className="min-h-11 cursor-pointer py-2">
              {version.method}, {version.account_number ?? version.upi_id}
              <span className="block text-ink-soft text-sm">
                Given {dateWords(version.created_at)} · {payeeStateNames[version.state]}
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
