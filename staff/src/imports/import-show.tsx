import { Alert, Box, Button, LinearProgress, Link, Typography } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { NamedSalesAccount } from '@panai/contract/sales-import/staff/sales-accounts'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { Fragment, useEffect } from 'react'
import { TopToolbar, useRecordContext, useRefresh } from 'react-admin'
import { staffDownload } from '../api/staff-call.ts'
import { counted } from '../parts/counted.ts'
import { StaffShow } from '../parts/staff-show.tsx'
import { MixedScripts, TextInScript } from '../parts/text-in-script.tsx'
import { ImportActions } from './import-actions.tsx'
import { ImportAuthors } from './import-authors.tsx'
import { ImportCompared } from './import-compared.tsx'
import { ImportGroups } from './import-groups.tsx'
import { ImportLeftOut } from './import-left-out.tsx'
import { ImportLines } from './import-lines.tsx'
import { ImportMonths } from './import-months.tsx'
import { ImportOverAChange } from './import-over-a-change.tsx'
import { ImportOverlaps } from './import-overlaps.tsx'
import { ImportProblems } from './import-problems.tsx'
import { ImportRevisions } from './import-revisions.tsx'
import { ImportSheetsLeftOut } from './import-sheets-left-out.tsx'
import { MapFile } from './map-file.tsx'
import { StateChip } from './state-chip.tsx'
import { AGAIN_MS, isAtWork } from './words.ts'

export default function ImportShow() {
  return (
    <StaffShow<SalesImport> actions={<Actions />}>
      <Whole />
    </StaffShow>
  )
}

function Actions() {
  const found = useRecordContext<SalesImport>()
  if (!found?.has_file) return null
  return (
    <TopToolbar>
      <Button
        size="small"
        onClick={() => staffDownload('/api/staff/sales-imports/{id}/file', { id: found.id })}
      >
        Download the file
      </Button>
    </TopToolbar>
  )
}

function Whole() {
  const found = useRecordContext<SalesImport>()
  if (!found) return null
  return (
    <Box sx={{ p: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <StateChip />
        <ImportActions found={found} />
      </Box>
      {isAtWork(found.state) && <AtWork found={found} />}
      {found.is_shown_again && (
        <Alert severity="warning">
          Nothing was posted: agreements, prices or rates have changed since these sales were shown, or
          another file was posted that may count the same copies. The figures below are those of now: check
          them, and post them if they are right.
        </Alert>
      )}
      {found.undo_reason && (
        <Alert severity="info">
          Undone: {found.undo_reason}
          {found.replaced_by !== null && (
            <>
              {' · '}Replaced by <ImportLink id={found.replaced_by} />
            </>
          )}
        </Alert>
      )}
      {found.replaces.length > 0 && (
        <Alert severity="info">
          Posted in place of{' '}
          {found.replaces.map((id, at) => (
            <Fragment key={id}>
              {at > 0 && ', '}
              <ImportLink id={id} />
            </Fragment>
          ))}
        </Alert>
      )}
      {found.sales_account && <SoldBy found={found} account={found.sales_account} />}
      {found.problems && <ImportProblems state={found.state} problems={found.problems} />}
      {found.state === 'unmapped' && <MapFile found={found} />}
      {found.typed_before.length > 0 && <TypedBefore rows={found.typed_before} />}
      {found.revisions && <ImportRevisions found={found} told={found.revisions} />}
      {found.compared.length > 0 && (
        <ImportCompared files={found.compared} returns={found.returns_of_lacking} />
      )}
      {found.overlaps && <ImportOverlaps found={found} told={found.overlaps} />}
      {found.without_sale && <WithoutSale told={found.without_sale} />}
      {found.over_a_change && <ImportOverAChange told={found.over_a_change} />}
      <ImportMonths found={found} />
      {found.sheets_with_commas.map(({ sheet }) => (
        <Alert key={sheet} severity="info">
          <MixedScripts
            text={`The numbers of this file${sheet === null ? '' : ` (sheet “${sheet}”)`} have a comma before the decimals: 8,982 is read as 8.982. If that is not so, cancel the import.`}
          />
        </Alert>
      ))}
      {found.left_out && <ImportLeftOut leftOut={found.left_out} />}
      {found.sheets_left_out.length > 0 && <ImportSheetsLeftOut sheets={found.sheets_left_out} />}
      {found.groups.length > 0 && (
        <>
          <ImportGroups groups={found.groups} royalty={found.royalty} />
          <ImportAuthors importId={found.id} />
          <ImportLines importId={found.id} groups={found.groups} />
        </>
      )}
    </Box>
  )
}

/** Whose file it is: the money of its rows is owed by it. */
function SoldBy({
  found: { discounted_rows, groups },
  account: { id, name },
}: {
  found: SalesImport
  account: NamedSalesAccount
}) {
  return (
    <Alert severity="info">
      {groups.length > 0 ? 'Sold by ' : 'The file of '}
      <Link href={`/staff/sales-accounts/${id}/show`}>
        <TextInScript text={name} />
      </Link>
      .
      {discounted_rows > 0 &&
        ` Of ${counted(discounted_rows, 'row')} the file does not say what it owes: it is the price less its discount.`}
    </Alert>
  )
}

function ImportLink({ id }: { id: number }) {
  return <Link href={`/staff/sales-imports/${id}/show`}>import No. {id}</Link>
}

/** Returns of which no sale is found: what they take back is not known, so the clerk decides. */
function WithoutSale({ told: { count, named } }: { told: NonNullable<SalesImport['without_sale']> }) {
  return (
    <Alert severity="warning">
      Of {counted(count, 'return')} the sale is not found
      {count > named.length && `; the first ${named.length} are shown`}:
      <ul>
        {named.map(({ id, sheet, row, book_title, copies, royalty }) => (
          <li key={id}>
            <Link href={`/staff/sale-lines/${id}/show`}>
              row {row}
              {sheet !== null && ` of ${sheet}`}
            </Link>
            : {copies} {copies === 1 ? 'copy' : 'copies'} of <TextInScript text={book_title} />,{' '}
            {writtenRupees(royalty)}
          </li>
        ))}
      </ul>
      If the file with the sale is still to come, import and post it first. Otherwise they take back what is
      shown, by the prices and terms of the day of the return.
    </Alert>
  )
}

/** The same order, typed by hand and in the file: one of them is to be undone, or both are meant. */
function TypedBefore({ rows }: { rows: SalesImport['typed_before'] }) {
  return (
    <Alert severity="warning">
      {rows.length === 1
        ? 'A row looks like a sale that was'
        : `${rows.length} rows look like sales that were`}{' '}
      typed by hand before:
      <ul>
        {rows.map(({ sheet, row, import_id }) => (
          <li key={`${sheet} ${row} ${import_id}`}>
            row {row}
            {sheet !== null && ` of ${sheet}`} and{' '}
            <Link href={`/staff/sales-imports/${import_id}/show`}>import No. {import_id}</Link>
          </li>
        ))}
      </ul>
      If they are the same, undo the typed one. If they are others, post them all.
    </Alert>
  )
}

/** How far it is; looked at again while it goes on. */
function AtWork({ found: { progress, rows_read, state } }: { found: SalesImport }) {
  const refresh = useRefresh()
  useEffect(() => {
    const timer = setInterval(refresh, AGAIN_MS)
    return () => clearInterval(timer)
  }, [refresh])
  return (
    <Box>
      <LinearProgress
        aria-label="Progress"
        variant={state === 'undoing' ? 'indeterminate' : 'determinate'}
        value={Math.round(progress * 100)}
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {Math.round(progress * 100)} %, {counted(rows_read, 'row')} read. It continues if you leave this page.
      </Typography>
    </Box>
  )
}
