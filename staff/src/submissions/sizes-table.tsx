import { Box, Button, Chip, Link, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { TrimSize } from '@panai/contract/language/vocabulary'
import { choiceTexts } from '@panai/contract/manuscripts/choice-texts'
import {
  calculationFor,
  interiorTexts,
  pagesWords,
  spineWords,
} from '@panai/contract/manuscripts/interior-texts'
import { type Interior, mayBeChosen } from '@panai/contract/manuscripts/interiors'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { staffCall } from '../api/staff-call.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { useMay } from '../session/session.ts'
import { RefusedAlert } from './refused-alert.tsx'
import { useSubmissionAction } from './use-submission-action.ts'

const { size, pages, spine, printing, mrp, royalty } = interiorTexts.columns

// All of them are to be seen side by side.
const narrow = { '& .MuiTableCell-root': { px: 1 } }
const heading = { '&.MuiTableCell-root': { whiteSpace: 'normal' } }

/** What a book is in each size, side by side, as its author sees it, and in which one it is printed. */
export function SizesTable({ interior, submission }: { interior: Interior; submission: StaffSubmission }) {
  const { sizes, choice } = interior
  const { id, version } = submission
  const action = useSubmissionAction(id)
  const mayChoose = useMay('submissions.move') && choice.is_open
  const choose = (trim_size: TrimSize | null) =>
    action.act(
      () => staffCall('PUT', '/api/staff/submissions/{id}/trim-size', { id: String(id), version, trim_size }),
      trim_size === null ? 'The choice is taken back' : `${trim_size} is chosen`,
    )
  return (
    <>
      <RefusedAlert action={action} onLookAgain={() => {}} />
      <Box sx={narrow}>
        <WideTable label={interiorTexts.sizes}>
          <TableHead>
            <TableRow>
              <TableCell>{size}</TableCell>
              {mayChoose && <TableCell>{choiceTexts.column}</TableCell>}
              {[pages, spine, printing, mrp, royalty].map((title) => (
                <TableCell key={title} align="right" sx={heading}>
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
                  {one.trim_size === choice.printed && (
                    <Box>
                      <Chip size="small" variant="outlined" label={choiceTexts.marks[choice.from]} />
                    </Box>
                  )}
                  {one.is_estimate && (
                    <Typography variant="body2" color="text.secondary" sx={heading}>
                      {interiorTexts.tooLong}
                    </Typography>
                  )}
                </TableCell>
                {mayChoose && (
                  <TableCell>
                    <Choose one={one} choice={choice} choose={choose} isBusy={action.busy} />
                  </TableCell>
                )}
                <TableCell align="right">{pagesWords(one)}</TableCell>
                <TableCell align="right">{spineWords(one)}</TableCell>
                {[one.copy?.printing_cost, one.copy?.suggested_mrp].map((amount, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their order
                  <TableCell key={at} align="right">
                    {amount === undefined ? '–' : writtenRupees(amount)}
                  </TableCell>
                ))}
                <TableCell align="right">
                  {one.copy ? (
                    <Link
                      href={`/royaltyform?${new URLSearchParams(calculationFor(one))}`}
                      target="_blank"
                      rel="noopener"
                      aria-label={
                        writtenRupees(one.copy.royalty) + interiorTexts.calculateWith(one.trim_size)
                      }
                    >
                      {writtenRupees(one.copy.royalty)}
                    </Link>
                  ) : (
                    '–'
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </WideTable>
      </Box>
    </>
  )
}

type ChooseProps = {
  one: Interior['sizes'][number]
  choice: Interior['choice']
  choose: (size: TrimSize | null) => unknown
  isBusy: boolean
}

/** The same button chooses and takes back, so that whoever is on it stays there. */
function Choose({ one, choice, choose, isBusy }: ChooseProps) {
  const { trim_size } = one
  const isChosen = choice.from === 'choice' && choice.printed === trim_size
  if (!isChosen && !mayBeChosen(one, choice)) return null
  const label = isChosen ? choiceTexts.takeBack : choiceTexts.choose
  return (
    <Button
      size="small"
      aria-label={label + choiceTexts.of(trim_size)}
      aria-disabled={isBusy}
      onClick={() => !isBusy && choose(isChosen ? null : trim_size)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {label}
    </Button>
  )
}
