import { Link, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { calculationFor, interiorTexts, spineWords } from '@panai/contract/manuscripts/interior-texts'
import type { Interior } from '@panai/contract/manuscripts/interiors'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { WideTable } from '../parts/wide-table.tsx'

const { size, pages, spine, printing, mrp, royalty, calculator } = interiorTexts.columns

/** What a book is in each size, side by side, as its author sees it. */
export function SizesTable({ interior: { sizes } }: { interior: Interior }) {
  return (
    <WideTable label={interiorTexts.sizes}>
      <TableHead>
        <TableRow>
          <TableCell>{size}</TableCell>
          {[pages, spine, printing, mrp, royalty, calculator].map((title) => (
            <TableCell key={title} align="right">
              {title}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {sizes.map((one) => (
          <TableRow key={one.trim_size}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              {one.trim_size}
            </TableCell>
            <TableCell align="right">{one.pages}</TableCell>
            <TableCell align="right">{spineWords(one)}</TableCell>
            {[one.copy?.printing_cost, one.copy?.suggested_mrp, one.copy?.royalty].map((amount, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their order
              <TableCell key={at} align="right">
                {amount === undefined ? '–' : writtenRupees(amount)}
              </TableCell>
            ))}
            <TableCell align="right">
              {one.copy && (
                <Link
                  href={`/royaltyform?${new URLSearchParams(calculationFor(one))}`}
                  target="_blank"
                  rel="noopener"
                  aria-label={interiorTexts.calculatorOf(one.trim_size)}
                >
                  {interiorTexts.calculate}
                </Link>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  )
}
