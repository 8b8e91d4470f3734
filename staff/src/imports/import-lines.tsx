import { Box, MenuItem, Pagination, TextField, Typography } from '@mui/material'
import type { LineState } from '@panai/contract/sales/sales-import-states'
import type { LineEarnings, PartOfLine, SaleLine } from '@panai/contract/sales-import/staff/sale-lines'
import type { LineGroup } from '@panai/contract/sales-import/staff/sales-imports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DataTable, FunctionField, ListContextProvider, useList } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { DayField, NameField } from '../parts/fields.tsx'
import { inCurrency } from '../parts/in-currency.ts'
import { LoadFailure } from '../parts/load-failure.tsx'
import { SidewaysScroll } from '../parts/sideways-scroll.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { waitWords } from '../waiting-sales/wait-words.ts'
import { paidToUs } from './paid-to-us.ts'
import { lineWords } from './words.ts'

const PER_PAGE = 25

/** The rows themselves, those of one state where that is chosen. */
export function ImportLines({ importId, groups }: { importId: number; groups: readonly LineGroup[] }) {
  const [state, setState] = useState<LineState | ''>('')
  const [page, setPage] = useState(1)
  const states = [...new Set(groups.map((group) => group.state))]
  const rows = groups.reduce(
    (sum, group) => sum + (state === '' || group.state === state ? group.rows : 0),
    0,
  )
  const { data, error, refetch } = useQuery({
    // What came of the rows changes with what is done: the counts say that it has.
    queryKey: ['sales-imports', 'lines', importId, state, page, groups],
    queryFn: ({ signal }) =>
      staffCall(
        'GET',
        '/api/staff/sale-lines',
        {
          import_id: String(importId),
          page: String(page),
          per_page: String(PER_PAGE),
          ...(state && { state }),
        },
        { signal },
      ),
    placeholderData: (before) => before,
  })
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  return (
    <section>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 1 }}>
        <Typography variant="h2">Rows</Typography>
        <TextField
          select
          size="small"
          label="Which rows"
          value={state}
          onChange={({ target }) => {
            setState(states.find((one) => one === target.value) ?? '')
            setPage(1)
          }}
          sx={{ minWidth: 200, maxWidth: 320 }}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">All</MenuItem>
          {states.map((one) => (
            <MenuItem key={one} value={one}>
              {lineWords[one]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Lines lines={data?.data ?? []} />
      <Pagination
        count={Math.max(1, Math.ceil(rows / PER_PAGE))}
        page={page}
        onChange={(_, chosen) => setPage(chosen)}
        aria-label="Pages of rows"
      />
    </section>
  )
}

function Lines({ lines }: { lines: readonly SaleLine[] }) {
  const isExchanged = lines.some(({ earns }) => earns !== null && earns.exchange_rate !== null)
  const isTaxed = lines.some(({ taxes }) => taxes !== null)
  const isSoldByOthers = lines.some(({ sales_account }) => sales_account !== null)
  const list = useList({ data: [...lines], perPage: PER_PAGE })
  return (
    <ListContextProvider value={list}>
      <SidewaysScroll>
        <DataTable<SaleLine>
          resource="sale-lines"
          rowClick={(id) => `/sale-lines/${id}/show`}
          bulkActionButtons={false}
          sx={{ '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' } }}
        >
          <DataTable.Col source="row_number" label="Row" disableSort />
          <DataTable.Col source="state" label="Outcome" disableSort>
            <FunctionField<SaleLine>
              render={({ state, waits_for }) =>
                `${lineWords[state]}${waits_for ? ` ${waitWords[waits_for]}` : ''}`
              }
            />
          </DataTable.Col>
          {isSoldByOthers && (
            <DataTable.Col source="sales_account.name" label="Sold by" field={NameField} disableSort />
          )}
          <DataTable.Col source="identifier" label="Number" disableSort />
          <DataTable.Col source="title" label="Title in the file" field={NameField} disableSort />
          <DataTable.Col source="book_title" label="Book" field={NameField} disableSort />
          <DataTable.Col source="period_to" label="Sold until" field={DayField} disableSort />
          <DataTable.NumberCol source="units" label="Copies" disableSort />
          {isTaxed && (
            <DataTable.Col source="proceeds" label="Net, before tax" disableSort align="right">
              <FunctionField<SaleLine> render={({ proceeds, currency }) => inCurrency(proceeds, currency)} />
            </DataTable.Col>
          )}
          <DataTable.Col source="taxes" label="Paid to us" disableSort align="right">
            <FunctionField<SaleLine> render={(line) => inCurrency(paidToUs(line), line.currency)} />
          </DataTable.Col>
          <DataTable.Col source="earns.parts" label="Rate" disableSort align="right">
            <FunctionField<SaleLine>
              render={({ earns }) => listed(earns, ({ percent }) => [`${percent} %`])}
            />
          </DataTable.Col>
          <DataTable.Col source="earns.royalty" label="Royalty" disableSort align="right">
            <FunctionField<SaleLine> render={({ earns }) => inCurrency(earns?.royalty ?? null, 'INR')} />
          </DataTable.Col>
          {isExchanged && (
            <DataTable.Col source="earns.exchange_rate" label="Exchange rate" disableSort align="right">
              <FunctionField<SaleLine> render={({ earns }) => earns?.exchange_rate ?? '–'} />
            </DataTable.Col>
          )}
          <DataTable.Col source="author_name" label="Authors" disableSort>
            <FunctionField<SaleLine>
              render={({ earns }) => (
                <TextInScript
                  text={listed(earns, ({ shares }) => shares.map(({ author_name }) => author_name))}
                />
              )}
            />
          </DataTable.Col>
        </DataTable>
      </SidewaysScroll>
    </ListContextProvider>
  )
}

/** What is told of each part, once. */
function listed(earns: LineEarnings | null, told: (part: PartOfLine) => readonly string[]): string {
  return earns ? [...new Set(earns.parts.flatMap(told))].join(', ') : '–'
}
