import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Alert, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { bookFileRule, type previewBookImport } from '@panai/contract/catalogue/staff/book-imports'
import type { OutputOf } from '@panai/contract/http/endpoint'
import { useState } from 'react'
import { staffUpload } from '../api/staff-call.ts'
import { counted } from '../parts/counted.ts'
import { TableDialog } from '../parts/table-dialog.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'

type Plan = OutputOf<typeof previewBookImport>['data']

/** Takes a table of books in: it is chosen, looked at, and only then stored. */
export function ImportBooks() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        Import
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  return (
    <TableDialog<Plan>
      title="Import a table of books"
      fileLabel="Table of books"
      types={bookFileRule.types}
      preview={async (form) => (await staffUpload('POST', '/api/staff/book-import-previews', {}, form)).data}
      apply={async (form) => {
        const { data } = await staffUpload('POST', '/api/staff/book-imports', {}, form)
        return `${counted(data.added, 'book')} added, ${data.changed} changed`
      }}
      effectiveOf={({ counts }) => counts.new + counts.changed}
      applyLabel={(effective) => (effective === null ? 'Import' : `Import ${counted(effective, 'row')}`)}
      show={(plan) => <Planned plan={plan} />}
      onClose={onClose}
    >
      A CSV file with a column “reference”, as the download writes it. Nothing is stored until you confirm.
    </TableDialog>
  )
}

function Planned({ plan: { counts, rows } }: { plan: Plan }) {
  return (
    <>
      <Alert severity={counts.wrong > 0 ? 'warning' : 'info'} sx={{ my: 2 }}>
        {counts.new} new, {counts.changed} changed, {counts.same} the same, {counts.wrong} wrong
      </Alert>
      {rows.length > 0 && (
        <Table size="small" aria-label="Rows of the file">
          <TableHead>
            <TableRow>
              <TableCell>Line</TableCell>
              <TableCell>Reference</TableCell>
              <TableCell>Title</TableCell>
              <TableCell>Outcome</TableCell>
              <TableCell>What</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ line, reference, title, outcome, changes, errors }) => (
              <TableRow key={line}>
                <TableCell>{line}</TableCell>
                <TableCell>{reference}</TableCell>
                <TableCell>
                  <TextInScript text={title} />
                </TableCell>
                <TableCell>{outcome}</TableCell>
                <TableCell>
                  {changes.map(({ column, before, after }) => (
                    <div key={column}>
                      {column}: {before || 'nothing'} → {after || 'nothing'}
                    </div>
                  ))}
                  {Object.entries(errors).map(([column, texts]) => (
                    <div key={column}>
                      {column}: {texts.join(' ')}
                    </div>
                  ))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  )
}
