import { Alert, Box, TextField, Typography } from '@mui/material'
import { bookFormats } from '@panai/contract/language/vocabulary'
import { currencies } from '@panai/contract/money/staff/currency-field'
import { channelOfKind } from '@panai/contract/sales/sales-account-kinds'
import { channelNames, salesChannels } from '@panai/contract/sales/sales-channels'
import { hasTaxColumn, needsPrice } from '@panai/contract/sales/sales-columns'
import { statementWords } from '@panai/contract/statements/statement-words'
import { type Choice, ChooseOne } from '../parts/choose-one.tsx'
import { ChooseAccount, useSalesAccount } from '../sales-accounts/choose-account.tsx'
import type { useMapping } from './use-mapping.ts'

const { formats } = statementWords.en
const orders: readonly Choice[] = [
  { value: 'day first', text: 'The day first: 3/4/2026 is 3 April' },
  { value: 'month first', text: 'The month first: 3/4/2026 is 4 March' },
]

export const choiceGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
} as const

type MapFixedProps = Pick<ReturnType<typeof useMapping>, 'mapping' | 'dayOrder' | 'set'>

/** What no column gives, and the name under which it is kept. */
export function MapFixed({ mapping, dayOrder, set }: MapFixedProps) {
  const account = useSalesAccount(mapping.sales_account_id)
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        What no column gives
      </Typography>
      <Box sx={choiceGrid}>
        {mapping.columns.channel === undefined && (
          <ChooseOne
            label="Channel of every row"
            choices={salesChannels.map((value) => ({ value, text: channelNames[value] }))}
            required
            value={mapping.channel ?? ''}
            onChoose={(value) =>
              set({ channel: salesChannels.find((one) => one === value) ?? null, sales_account_id: null })
            }
          />
        )}
        {mapping.columns.channel === undefined && (
          <ChooseAccount
            label="Shop or fair whose files have this header"
            helperText="If it is only one; else choose it when a file is sent"
            account={account}
            onChoose={(chosen) =>
              set({
                sales_account_id: chosen?.id ?? null,
                ...(chosen && { channel: channelOfKind[chosen.kind] }),
              })
            }
          />
        )}
        {mapping.columns.currency === undefined && (
          <ChooseOne
            label="Currency of every row"
            choices={currencies.map((value) => ({ value, text: value }))}
            required
            value={mapping.currency ?? ''}
            onChoose={(value) => set({ currency: currencies.find((one) => one === value) ?? null })}
          />
        )}
        {mapping.columns.format === undefined && (
          <ChooseOne
            label="Format of every row"
            choices={bookFormats.map((value) => ({ value, text: formats[value] }))}
            none="As the book has it"
            value={mapping.format ?? ''}
            onChoose={(value) => set({ format: bookFormats.find((one) => one === value) ?? null })}
          />
        )}
        <ChooseOne
          label="Amounts are"
          choices={[
            { value: 'whole', text: 'In rupees, dollars' },
            { value: 'smallest', text: 'In paise, cents' },
          ]}
          required
          value={mapping.is_in_smallest ? 'smallest' : 'whole'}
          onChoose={(value) => set({ is_in_smallest: value === 'smallest' })}
        />
        {hasTaxColumn(mapping.columns) && mapping.columns.proceeds !== undefined && (
          <ChooseOne
            label="What is paid to us is"
            choices={[
              { value: 'after', text: 'What is left after the tax' },
              { value: 'before', text: 'Before the tax is kept' },
            ]}
            required
            value={mapping.before_tax ? 'before' : 'after'}
            onChoose={(value) => set({ before_tax: value === 'before' })}
          />
        )}
        {(dayOrder === 'unclear' || dayOrder === 'mixed') && (
          <ChooseOne
            label="Order of day and month"
            choices={orders}
            required
            value={mapping.day_order ?? ''}
            onChoose={(value) => set({ day_order: orderOf(value) })}
          />
        )}
        <TextField
          size="small"
          label="Name of this layout"
          helperText="Such as that of the shop"
          required
          value={mapping.name}
          onChange={({ target }) => set({ name: target.value })}
          slotProps={{ htmlInput: { maxLength: 80 }, inputLabel: { shrink: true } }}
        />
      </Box>
      {dayOrder === 'mixed' && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Some of its days can only begin with the day, others only with the month: rows of one kind will be
          refused. Mend the file if you can.
        </Alert>
      )}
      {(dayOrder === 'day first' || dayOrder === 'month first') && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          Its days prove that {dayOrder === 'day first' ? 'the day' : 'the month'} stands first.
        </Typography>
      )}
      {needsPrice(mapping.columns) && (
        <Alert severity="info" sx={{ mt: 2 }}>
          No column says what the buyers paid for a row: it is reckoned as copies × price of one copy.
        </Alert>
      )}
      <Typography variant="body2" sx={{ mt: 1 }}>
        What is paid to us is what the channel owes, and what royalties on net income are a share of: without
        such a column those rows wait for it, but for direct orders, where the buyers pay us, and for a shop
        with a discount, which owes the price less that. Tax that the channel keeps for the state lowers what
        it transfers and no royalty.
      </Typography>
    </>
  )
}

function orderOf(value: string) {
  return value === 'day first' || value === 'month first' ? value : null
}
