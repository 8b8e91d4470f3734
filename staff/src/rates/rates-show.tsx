import { Alert, Table, TableBody, TableCell, TableRow } from '@mui/material'
import { trimSizes } from '@panai/contract/language/vocabulary'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { bindings, interiors } from '@panai/contract/royalties/calculator-rates'
import type { StaffRates } from '@panai/contract/royalties/staff/rates'
import { ratesMessages } from '@panai/contract/royalties/staff/rates-examples'
import { Show, SimpleShowLayout, useRecordContext } from 'react-admin'
import { dayOf } from '../parts/time-words.ts'

export default function RatesShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <Figures />
      </SimpleShowLayout>
    </Show>
  )
}

function Figures() {
  const rates = useRecordContext<StaffRates>()
  if (!rates) return null
  const rows: [string, string][] = [
    ['Valid from', dayOf(rates.valid_from)],
    ...trimSizes.map((size): [string, string] => [`Page, ${size}`, writtenRupees(rates.page_rates[size])]),
    ...bindings.map((binding): [string, string] => [binding, writtenRupees(rates.binding_costs[binding])]),
    ...interiors.map((interior): [string, string] => [interior, `× ${rates.interior_factors[interior]}`]),
    ['Distribution', writtenRupees(rates.distribution_cost)],
    ['Platform margin', writtenRupees(rates.platform_margin)],
    ['Royalty in the suggested MRP', writtenRupees(rates.suggested_royalty)],
  ]
  return (
    <>
      {rates.state !== 'future' && <Alert severity="info">{ratesMessages.settled}</Alert>}
      <Table size="small" aria-label="Rates">
        <TableBody>
          {rows.map(([name, value]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}
