import { TableCell, TableHead, TableRow } from '@mui/material'

/** The headings of a table: of texts, then of figures, which stand at the right. */
export function Headings({ texts, figures }: Record<'texts' | 'figures', readonly string[]>) {
  return (
    <TableHead>
      <TableRow>
        {texts.map((heading) => (
          <TableCell key={heading}>{heading}</TableCell>
        ))}
        {figures.map((heading) => (
          <TableCell key={heading} align="right">
            {heading}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  )
}

/** The figures of a row, as they are written. */
export function Figures({ of }: { of: readonly string[] }) {
  return of.map((figure, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their order
    <TableCell key={at} align="right">
      {figure}
    </TableCell>
  ))
}
