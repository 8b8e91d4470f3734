import { Card, CardContent, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { FourEyesWaiver } from '@panai/contract/payouts/staff/four-eyes'
import { Ago } from '../parts/fields.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { WideTable } from '../parts/wide-table.tsx'

/** Who switched the rule off, and who on again. */
export function WaiverHistory({ waivers }: { waivers: readonly FourEyesWaiver[] }) {
  return (
    <Card>
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1 }}>
          Switched off so far
        </Typography>
        <WideTable label="Switched off so far">
          <TableHead>
            <TableRow>
              <TableCell>Why</TableCell>
              <TableCell>Asked for by</TableCell>
              <TableCell>Agreed to by</TableCell>
              <TableCell>Ended by</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {waivers.map((waiver) => (
              <TableRow key={waiver.id}>
                <TableCell>
                  <TextInScript text={waiver.reason} />
                </TableCell>
                <Who by={waiver.asked_by} at={waiver.asked_at} />
                <Who by={waiver.agreed_by} at={waiver.agreed_at} />
                <Who by={waiver.ended_by} at={waiver.ended_at} />
              </TableRow>
            ))}
          </TableBody>
        </WideTable>
      </CardContent>
    </Card>
  )
}

function Who({ by, at }: { by: string | null; at: string | null }) {
  return (
    <TableCell>
      {by === null || at === null ? (
        '–'
      ) : (
        <>
          <TextInScript text={by} />, <Ago at={at} />
        </>
      )}
    </TableCell>
  )
}
