import { accountMessages } from '@panai/contract/accounts/account-messages'
import { problemWithKnown } from '@panai/contract/accounts/account-rules'
import { localised } from '@panai/contract/language/localised'
import { type PayoutMethod, payoutMethods } from '@panai/contract/money/payout-methods'
import { checkPayee, type PayeeFields, payeeMessages, payeeRules } from '@panai/contract/payees/payee-rules'
import { useState } from 'react'
import { latin } from '../../language.ts'
import { tamilPayoutMethod } from '../../reading/tamil-payout-method.ts'
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
  'name_at_bank',
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

const methodChoices = payoutMethods.map(
  (method) => [method, localised(method, tamilPayoutMethod(method))] as const,
)
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
      else toast('success', localised(answer.message, payeeMessages.submitted))
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
    <form
      {...form.props}
      aria-label={localised('Bank and tax details', 'வங்கி, வரி விவரங்கள்')}
      className="grid gap-5"
    >
      <Choice
        label={localised('Paid by', 'வழி')}
        choices={methodChoices}
        chosen={method}
        onChoose={setMethod}
      />
      <TextField
        form={form}
        name="holder_name"
        label={localised('Name of the Account Holder', 'கணக்கு வைத்திருப்பவரின் பெயர்')}
        autoComplete="name"
        maxLength={payeeRules.holder_name.most}
        hint={localised('As your bank has it.', 'வங்கியில் உள்ளபடி.')}
      />
      <TextField
        form={form}
        name="name_at_bank"
        label={localised('The Name in English Letters', 'ஆங்கில எழுத்துகளில் பெயர்')}
        required={false}
        {...plain}
        autoCapitalize="characters"
        maxLength={payeeRules.name_at_bank.most}
        hint={localised(
          'Banks take nothing but A to Z. Leave it empty if you have written it so above.',
          'வங்கிகள் A முதல் Z வரையிலான எழுத்துகளை மட்டுமே ஏற்கும். மேலே ஆங்கிலத்தில் எழுதியிருந்தால் இதை விட்டுவிடலாம்.',
        )}
      />
      {method === 'UPI' ? (
        <TextField
          form={form}
          name="upi_id"
          label={localised('UPI ID', 'UPI முகவரி')}
          {...plain}
          autoCapitalize="none"
          inputMode="email"
        />
      ) : (
        <>
          <TextField
            form={form}
            name="account_number"
            label={localised('Account Number', 'கணக்கு எண்')}
            {...plain}
            inputMode="numeric"
          />
          <TextField
            form={form}
            name="account_number_again"
            label={localised('Account Number Again', 'கணக்கு எண் மீண்டும்')}
            {...plain}
            inputMode="numeric"
            onPaste={(event) => event.preventDefault()}
            hint={localised(
              'Please type it once more: a slip would pay somebody else.',
              'இன்னொரு முறை எழுதுங்கள்: ஓர் இலக்கம் மாறினாலும் தொகை வேறொருவருக்குப் போகும்.',
            )}
          />
          <TextField
            form={form}
            name="ifsc"
            label={localised('IFSC', 'IFSC குறியீடு')}
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
        label={localised('PAN', 'நிரந்தரக் கணக்கு எண் (PAN)')}
        required={false}
        {...plain}
        autoCapitalize="characters"
        hint={localised(
          'Without it the tax that we withhold is higher.',
          'இது இல்லாவிட்டால் நாங்கள் பிடித்தம் செய்யும் வரி அதிகம்.',
        )}
      />
      <TextField
        form={form}
        name="pan_name"
        label={localised('Name as on the PAN Card', 'PAN அட்டையில் உள்ள பெயர்')}
        required={false}
        autoComplete="off"
        maxLength={payeeRules.pan_name.most}
      />
      <FormField
        label={localised('Resident in India', 'இந்தியாவில் வசிப்பவரா')}
        required
        problem={form.problems.resident}
        hint={localised('For the income tax.', 'வருமான வரிக்காகக் கேட்கிறோம்.')}
      >
        {(tied) => (
          <select
            {...tied}
            name="resident"
            defaultValue=""
            className={checkedFieldClass}
            onChange={() => form.forget('resident')}
          >
            <option value="">{localised('Please choose', 'தேர்ந்தெடுங்கள்')}</option>
            <option value="yes">{localised('Yes', 'ஆம்')}</option>
            <option value="no">{localised('No', 'இல்லை')}</option>
          </select>
        )}
      </FormField>
      <PasswordField
        form={form}
        name="password"
        label={localised('Your Password', 'உங்கள் கடவுச்சொல்')}
        autoComplete="current-password"
      />
      <p className="text-ink-soft text-sm">
        {localised('We mail a link to ', '')}
        <strong lang={latin} className="wrap-anywhere">
          {email}
        </strong>
        {localised(
          '. The details take effect 24 hours after you have opened it.',
          ' என்ற முகவரிக்கு ஓர் இணைப்பை அனுப்புவோம். அதைத் திறந்து 24 மணி நேரம் கழித்து விவரங்கள் நடைமுறைக்கு வரும்.',
        )}
      </p>
      <div>
        <SubmitButton busy={form.busy} busyLabel={localised('Saving...', 'சேமிக்கிறோம்...')}>
          {localised('Save and send the link', 'சேமித்து இணைப்பை அனுப்புக')}
        </SubmitButton>
      </div>
    </form>
  )
}
