import { Card, CardContent, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

/** One part of a screen, under its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} variant="outlined">
      <CardContent>
        <Typography variant="h6" component="h3" id={id} gutterBottom>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}
