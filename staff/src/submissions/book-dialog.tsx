import { AppBar, Box, Button, Dialog, Grid, Toolbar, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Form } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { BookInputs } from '../parts/book-inputs.tsx'
import { RefusedAlert } from './refused-alert.tsx'
import type { useSubmissionAction } from './use-submission-action.ts'

type Props = {
  readonly title: string
  /** What the button says that sends it. */
  readonly button: string
  readonly values: FieldValues
  readonly action: ReturnType<typeof useSubmissionAction>
  /** @returns what is wrong, under the names of the fields. */
  readonly onSubmit: (given: FieldValues) => Promise<Readonly<Record<string, string>> | undefined>
  readonly onClose: () => void
  /** Above the fields. */
  readonly notices: ReactNode
  /** Below those of the book. */
  readonly more?: ReactNode
  readonly aside: ReactNode
}

/** The record of a submission's book, to be filled in. */
export function BookDialog({ title, button, values, action, onSubmit, onClose, ...parts }: Props) {
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby="book-dialog-title">
      <Form onSubmit={onSubmit} defaultValues={values} record={{}} sanitizeEmptyValues>
        <AppBar position="sticky" color="default" elevation={1}>
          <Toolbar sx={{ gap: 1 }}>
            <Typography
              variant="h6"
              component="h2"
              id="book-dialog-title"
              sx={{ flex: 1, minWidth: 0 }}
              noWrap
            >
              {title}
            </Typography>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="contained" disabled={action.busy}>
              {button}
            </Button>
          </Toolbar>
        </AppBar>
        <Box sx={{ p: 2, maxWidth: 1300, mx: 'auto' }}>
          <RefusedAlert action={action} onLookAgain={onClose} />
          {parts.notices}
          <Grid container spacing={3}>
            <Grid size={{ xs: 12, md: 8 }}>
              <BookInputs />
              {parts.more}
            </Grid>
            <Grid size={{ xs: 12, md: 4 }}>{parts.aside}</Grid>
          </Grid>
        </Box>
      </Form>
    </Dialog>
  )
}
