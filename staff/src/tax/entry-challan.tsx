import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { TaxEntry } from '@panai/contract/payouts/staff/tax-register'
import { staffCall } from '../api/staff-call.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { type Challan, ChallanInputs } from './challan-inputs.tsx'

/** Fills the challan of one payout in, or puts it right. Where no tax is owed there is nothing to fill in. */
export function EntryChallan({ entry }: { entry: TaxEntry }) {
  const { id, version, reference, author_name, withheld, reversed_on, deposit_reference, deposited_on } =
    entry
  if (withheld === 0 || (reversed_on !== null && deposit_reference === null)) return null
  return (
    <FormDialog
      label="Challan"
      fullLabel={`Challan of ${reference}`}
      title={`Tax of ${reference} was deposited`}
      values={{ deposit_reference, deposited_on }}
      send={(given) =>
        staffCall('PATCH', '/api/staff/tax-entries/{id}', {
          ...(given as Challan), // the inputs below are the form's
          id: String(id),
          version,
        })
      }
      done="The challan is filled in"
    >
      <p>
        {writtenRupees(withheld)} of <TextInScript text={author_name} />.
      </p>
      <ChallanInputs />
    </FormDialog>
  )
}
