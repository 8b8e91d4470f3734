import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import type { OutputOf } from '@panai/contract/endpoint'
import { bookFileRule, type previewBookImport } from '@panai/contract/staff/book-imports'
import { type ChangeEvent, useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { problemOf } from '../api/api-error.ts'
import { staffUpload } from '../api/staff-call.ts'
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
  const chooser = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [plan, setPlan] = useState<Plan | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const notify = useNotify()
  const refresh = useRefresh()

  async function attempt(work: () => Promise<void>) {
    setProblem(null)
    try {
      await work()
    } catch (cause) {
      setPlan(null)
      setProblem(whatIsWrong(cause))
    }
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    target.value = ''
    if (!chosen) return
    setFile(chosen)
    void attempt(async () => {
      const form = new FormData()
      form.set('file', chosen)
      setPlan((await staffUpload('POST', '/api/staff/book-import-previews', {}, form)).data)
    })
  }
  const confirm = () =>
    attempt(async () => {
      if (!file || !plan) return
      const form = new FormData()
      form.set('token', plan.token)
      form.set('file', file)
      const { data } = await staffUpload('POST', '/api/staff/book-imports', {}, form)
      notify(`${data.added} books were added, ${data.changed} changed`, { type: 'success' })
      onClose()
      refresh()
    })
  const effective = plan ? plan.counts.new + plan.counts.changed : 0

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby="import-title">
      <DialogTitle id="import-title">Import a table of books</DialogTitle>
      <DialogContent>
        <p>
          A CSV file with a column “reference”, as the download writes it. Nothing is stored until you
          confirm.
        </p>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={`.csv,${bookFileRule.types.join(',')}`}
          onChange={choose}
          aria-label="Table of books"
        />
        <Button variant="outlined" onClick={() => chooser.current?.click()}>
          {file ? 'Another file' : 'Choose a file'}
        </Button>
        {problem !== null && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
        {plan && <Planned plan={plan} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={confirm} disabled={effective === 0 || plan?.counts.wrong !== 0}>
          {effective === 0 ? 'Import' : `Import ${effective} rows`}
        </Button>
      </DialogActions>
    </Dialog>
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

/** What is wrong with the file says more than that something is. */
function whatIsWrong(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return problemOf(cause, 'file') ?? cause.message
}
