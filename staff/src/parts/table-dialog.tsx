import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react'
import { usePlan } from './use-plan.ts'

/** What a table would do, as the server says it. The token is of just this: with another state it does nothing. */
type Plan = { token: string; counts: { wrong: number } }

type TableDialogProps<P extends Plan> = {
  title: string
  /** What the table must be like. */
  children: ReactNode
  /** Label of the field for the table. */
  fileLabel: string
  /** Types besides CSV by its name. */
  types: readonly string[]
  preview: (form: FormData) => Promise<P>
  /** @returns what was done, to be said. */
  apply: (form: FormData) => Promise<string>
  /** How many rows of the plan do something. */
  effectiveOf: (plan: P) => number
  /** Label of the button that does it; `null`: there is nothing to do. */
  applyLabel: (effective: number | null) => string
  show: (plan: P) => ReactNode
  onClose: () => void
}

/** A table is chosen, looked at, and only then applied; with a single row that is wrong nothing is. */
export function TableDialog<P extends Plan>(props: TableDialogProps<P>) {
  const { title, children, fileLabel, types, preview, apply, effectiveOf, applyLabel, show, onClose } = props
  const titleId = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const { plan, problem, look, apply: applyPlan } = usePlan<P>()

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    target.value = ''
    if (!chosen) return
    setFile(chosen)
    void look(() => preview(formOf({ file: chosen })))
  }
  const confirm = () => {
    if (file && plan) void applyPlan(() => apply(formOf({ token: plan.token, file })), onClose)
  }
  const effective = plan ? effectiveOf(plan) : 0

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <p>{children}</p>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={['.csv', ...types].join(',')}
          onChange={choose}
          aria-label={fileLabel}
        />
        <Button variant="outlined" onClick={() => chooser.current?.click()}>
          {file ? 'Another file' : 'Choose a file'}
        </Button>
        {problem !== null && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
        {plan && show(plan)}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={confirm} disabled={effective === 0 || plan?.counts.wrong !== 0}>
          {applyLabel(effective || null)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
