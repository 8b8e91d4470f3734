import { accountMessages } from '@panai/contract/account-messages'
import { problemWithKnown } from '@panai/contract/account-rules'
import { checkPayee, type PayeeFields, payeeMessages, payeeRules } from '@panai/contract/payee-rules'
import { type PayoutMethod, payoutMethods } from '@panai/contract/payout-methods'
import { useState } from 'react'
import { Choice } from '../../ui/choice.tsx'
import { checkedFieldClass } from '../../ui/field.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast/index.tsx'
import { foundProblems, useForm } from '../../ui/use-form.ts'
import { firstProblems } from '../account-page/call-failure.ts'
import { useAuthor } from '../author-area/author-data.tsx'
import { profileFailure } from '../profile/profile-failure.ts'
import { authedSend } from '../session/index.ts'
import { BankOf } from './bank-of.tsx'

const fields = [
  'holder_name',
  'account_number',
  'account_number_again',
  'ifsc',
  'upi_id',
  'pan',
  'pan_name',
  'resident',
  'password',
] as const
type Field = (typeof fields)[number]

const methodChoices = payoutMethods.map((method) => [method, method] as const)
const plain = { autoComplete: 'off', spellCheck: false, dir: 'ltr' } as const

function check(method: PayoutMethod, { resident, password, ...given }: Record<Field, string>) {
  const details: PayeeFields = { method, ...given }
  const { method: _, ...problems } = checkPayee(details)
  return {
    ...problems,
    ...foundProblems({
      resident: resident === '' ? payeeMessages.residentMissing : null,
      password: problemWithKnown(password),
    }),
  }
}

/** Gives details, which count once the mailed link was opened and a day has passed. */
export function PayeeForm({ onChanged }: { onChanged: () => void }) {
  const { email } = useAuthor()
  const [method, setMethod] = useState<PayoutMethod>('Bank transfer')
  const [ifsc, setIfsc] = useState('')
  const form = useForm({
    fields,
    check: (given) => check(method, given),
    unsent: () => toast('failure', accountMessages.formWrong),
    async send({ resident, ...given }, element) {
      const details = { ...given, method, resident: resident === 'yes' }
      const answer = await authedSend('POST', '/api/author/payee', details)
      if (answer.email_status === 'failed') toast('warning', accountMessages.resetMailFailed)
      else toast('success', answer.message)
      element.reset()
      setIfsc('')
      onChanged()
    },
    failed(cause) {
      toast('failure', profileFailure(cause))
      return firstProblems(cause, fields)
    },
  })
  return (
    <form {...form.props} aria-label="Bank and tax details" className="grid gap-5">
      <Choice label="Paid by" choices={methodChoices} chosen={method} onChoose={setMethod} />
      <TextField
        form={form}
        name="holder_name"
        label="Name of the Account Holder"
        autoComplete="name"
        maxLength={payeeRules.holder_name.most}
        hint="As your bank has it."
      />
      {method === 'UPI' ? (
        <TextField
          form={form}
          name="upi_id"
          label="UPI ID"
          {...plain}
          autoCapitalize="none"
          inputMode="email"
        />
      ) : (
        <>
          <TextField
            form={form}
            name="account_number"
            label="Account Number"
            {...plain}
            inputMode="numeric"
          />
          <TextField
            form={form}
            name="account_number_again"
            label="Account Number Again"
            {...plain}
            inputMode="numeric"
            onPaste={(event) => event.preventDefault()}
            hint="Please type it once more: a slip would pay somebody else."
          />
          <TextField
            form={form}
            name="ifsc"
            label="IFSC"
            {...plain}
            autoCapitalize="characters"
            onBlur={({ target }) => setIfsc(target.value)}
            hint={<BankOf ifsc={ifsc} />}
          />
        </>
      )}
      <TextField
        form={form}
        name="pan"
        label="PAN"
        required={false}
        {...plain}
        autoCapitalize="characters"
        hint="Without it the tax that we withhold is higher."
      />
      <TextField
        form={form}
        name="pan_name"
        label="Name as on the PAN Card"
        required={false}
        autoComplete="off"
        maxLength={payeeRules.pan_name.most}
      />
      <FormField
        label="Resident in India"
        required
        problem={form.problems.resident}
        hint="For the income tax."
      >
        {(tied) => (
          <select
            {...tied}
            name="resident"
            defaultValue=""
            className={checkedFieldClass}
            onChange={() => form.forget('resident')}
          >
            <option value="">Please choose</option>
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </select>
        )}
      </FormField>
      <PasswordField form={form} name="password" label="Your Password" autoComplete="current-password" />
      <p className="text-ink-soft text-sm">
        We mail a link to <strong className="wrap-anywhere">{email}</strong>. The details take effect 24 hours
        after you have opened it.
      </p>
      <div>
        <SubmitButton busy={form.busy} busyLabel="Saving...">
          Save and send the link
        </SubmitButton>
      </div>
    </form>
  )
}
