import { Alert, Box, Button, LinearProgress, Link, TextField, Typography } from '@mui/material'
import { salesFileProblems } from '@panai/contract/sales/sales-files'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { salesFileRule } from '@panai/contract/sales-import/staff/sales-imports'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { useNotify, useRedirect, useRefresh } from 'react-admin'
import sample from '../../../docs/operations/sales-csv-sample.csv?url'
import { problemOf } from '../api/api-error.ts'
import { staffUpload } from '../api/staff-call.ts'
import { ChooseAccount, type ChosenAccount } from '../sales-accounts/choose-account.tsx'

/** Where sales files are dropped, or chosen; one after the other. A single one is shown when it is taken in. */
export function UploadZone() {
  const { busy, problems, send } = useUpload()
  const [month, setMonth] = useState('')
  const [account, setAccount] = useState<ChosenAccount | null>(null)
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void send([...event.dataTransfer.files], { month, account })
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    void send(files, { month, account })
  }
  return (
    <Box
      component="section"
      aria-label="Import sales files"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        p: 3,
        mt: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
      }}
    >
      <Typography sx={{ flex: '1 1 20rem' }}>
        Drop the channels’ sales files here: tables as text, workbooks (.xlsx or .ods), or a zip with one of
        them in it. They are read and shown; nothing is posted before you say so. For sales that no channel
        sends a file of, fill in a table like{' '}
        <Link href={sample} download="sales-sample.csv">
          this sample
        </Link>
        .
      </Typography>
      <TextField
        size="small"
        label="Month, if the file names none"
        placeholder="2026-04"
        value={month}
        onChange={({ target }) => setMonth(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <ChooseAccount label="Shop or fair whose file it is" account={account} onChoose={setAccount} />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={`.csv,.txt,.tsv,.xls,.xlsx,.xlsm,.ods,.zip,.gz,${salesFileRule.types.join(',')}`}
        onChange={choose}
        aria-label="Sales files"
      />
      <Button variant="contained" disabled={busy} onClick={() => chooser.current?.click()}>
        Choose files
      </Button>
      {busy && <LinearProgress aria-label="The file is being sent" sx={{ width: '100%' }} />}
      {problems.map((problem) => (
        <Alert key={problem} severity="error" sx={{ width: '100%' }}>
          {problem}
        </Alert>
      ))}
    </Box>
  )
}

function useUpload() {
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const notify = useNotify()
  const redirect = useRedirect()
  const refresh = useRefresh()

  async function send(
    files: readonly File[],
    { month, account }: { month: string; account: ChosenAccount | null },
  ) {
    setBusy(true)
    setProblems([])
    const taken: number[] = []
    for (const file of files) {
      if (file.size === 0) {
        setProblems((before) => [...before, `${file.name}: ${salesFileProblems.nothing_in_file}`])
        continue
      }
      const form = new FormData()
      form.set('month', month.trim())
      form.set('sales_account_id', String(account?.id ?? ''))
      form.set('file', file)
      try {
        const { data } = await staffUpload('POST', '/api/staff/sales-imports', {}, form)
        if (data.is_known) notify(`${file.name}: ${salesImportMessages.known}`, { type: 'info' })
        taken.push(data.id)
      } catch (cause) {
        setProblems((before) => [...before, `${file.name}: ${whatIsWrong(cause)}`])
      }
    }
    setBusy(false)
    refresh()
    if (files.length === 1 && taken[0] !== undefined) redirect('show', 'sales-imports', taken[0])
  }

  return { busy, problems, send }
}

function whatIsWrong(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return (
    problemOf(cause, 'file') ??
    problemOf(cause, 'month') ??
    problemOf(cause, 'sales_account_id') ??
    cause.message
  )
}
