import { Box, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { BookFormat } from '@panai/contract/language/vocabulary'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { FIRST_RATES_DAY } from '@panai/contract/royalties/calculator-rates'
import type { BookPrice, BookTerms } from '@panai/contract/royalties/staff/terms'
import { DateInput, NumberInput, SelectInput } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { dayOf } from '../parts/time-words.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { StateChip } from './term-words.tsx'

/** What the form holds once it is filled in; what is missing the server names. */
type PriceForm = { format: BookFormat | null; mrp: number; valid_from: string }

/** What the book has cost from which day on, the latest first. */
export function PriceSection({ terms, mayEdit }: { terms: BookTerms; mayEdit: boolean }) {
  return (
    <Box component="section" aria-labelledby="prices">
      <Typography variant="h2" id="prices" gutterBottom>
        MRP
      </Typography>
      <Typography gutterBottom>
        {terms.prices.length === 0
          ? `${writtenRupees(terms.mrp)} on every day: no change is recorded.`
          : 'A sale without a price of its own takes the MRP of its day. A format without a price of its own takes that of all formats.'}
      </Typography>
      {terms.prices.length > 0 && <PriceTable prices={terms.prices} mayEdit={mayEdit} />}
      {mayEdit && (
        <Box sx={{ mt: 2 }}>
          <FormDialog
            label="Add price"
            title="MRP from a date"
            values={{ mrp: terms.mrp }}
            send={(given) =>
              staffCall('POST', '/api/staff/book-prices', {
                ...(given as PriceForm), // the fields below are the form's
                book_id: terms.id,
              })
            }
            done="The price was added."
          >
            <SelectInput
              source="format"
              choices={terms.formats.map((id) => ({ id, name: id }))}
              helperText="Empty: all formats without a price of their own"
              fullWidth
            />
            <NumberInput source="mrp" label="MRP in rupees" min={0.01} step={0.01} isRequired fullWidth />
            <DateInput
              source="valid_from"
              label="Valid from"
              helperText="May be past or future: readers see the price of all formats from that day"
              isRequired
              fullWidth
            />
          </FormDialog>
        </Box>
      )}
    </Box>
  )
}

function PriceTable({ prices, mayEdit }: { prices: readonly BookPrice[]; mayEdit: boolean }) {
  return (
    <WideTable label="History of the MRP">
      <TableHead>
        <TableRow>
          <TableCell>Format</TableCell>
          <TableCell align="right">MRP</TableCell>
          <TableCell>From</TableCell>
          <TableCell>State</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {prices.map((price) => (
          <TableRow key={price.id}>
            <TableCell>{price.format ?? 'all formats'}</TableCell>
            <TableCell align="right">{writtenRupees(price.mrp)}</TableCell>
            <TableCell>{isFirst(price) ? 'the beginning' : dayOf(price.valid_from)}</TableCell>
            <TableCell>
              <StateChip state={price.state} />{' '}
              {mayEdit && price.state !== 'withdrawn' && !isFirst(price) && <TakeBack price={price} />}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  )
}

function TakeBack({ price: { id, version, mrp, valid_from } }: { price: BookPrice }) {
  return (
    <ActionDialog
      label="Revoke"
      title={`Revoke the MRP of ${writtenRupees(mrp)} from ${dayOf(valid_from)}`}
      variant="text"
      color="error"
      act={() => staffCall('DELETE', '/api/staff/book-prices/{id}', { id: String(id), version })}
      done="The price was revoked."
    >
      Royalties that were calculated by it stay. From now on the earlier price applies.
    </ActionDialog>
  )
}

function isFirst({ format, valid_from }: BookPrice): boolean {
  return format === null && valid_from === FIRST_RATES_DAY
}
