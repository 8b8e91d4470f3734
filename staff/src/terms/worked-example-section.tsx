import { Alert, Box, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type BookFormat, bookFormats } from '@panai/contract/language/vocabulary'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { BookTerms, WorkedExample } from '@panai/contract/royalties/staff/terms'
import { channelNames, type SalesChannel, salesChannels } from '@panai/contract/sales/sales-channels'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffCall } from '../api/staff-call.ts'
import { TextInScript } from '../parts/text-in-script.tsx'
import { dayFromNow } from '../parts/time-words.ts'
import { sayRate } from './term-words.tsx'

/** Today, as India counts days. */

const rupees = (amount: number | null) => writtenRupees(amount ?? 0)

/** What a copy earns each contributor, reckoned by the server as it calculates sales. */
export function WorkedExampleSection({ terms }: { terms: BookTerms }) {
  const [format, setFormat] = useState<BookFormat>(terms.formats[0] ?? 'paperback')
  const [channel, setChannel] = useState<SalesChannel>('direct')
  const [day, setDay] = useState(() => dayFromNow(0))
  const [price, setPrice] = useState('')
  const [received, setReceived] = useState('')
  const input = {
    id: String(terms.id),
    format,
    channel,
    sold_on: day,
    ...(price && { price }),
    ...(received && { received }),
  }
  const { data, error } = useQuery({
    queryKey: ['worked-example', input],
    queryFn: ({ signal }) => staffCall('GET', '/api/staff/book-terms/{id}/example', input, { signal }),
    enabled: day !== '',
    placeholderData: (before) => before,
  })
  return (
    <Box component="section" aria-labelledby="example">
      <Typography variant="h2" id="example" gutterBottom>
        What a copy earns
      </Typography>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', mb: 2 }}>
        <TextField
          select
          label="Format of the copy"
          value={format}
          onChange={({ target }) => setFormat(bookFormats.find((one) => one === target.value) ?? 'paperback')}
          sx={{ minWidth: 150 }}
        >
          {bookFormats.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Sold through"
          value={channel}
          onChange={({ target }) => setChannel(salesChannels.find((one) => one === target.value) ?? 'direct')}
          sx={{ minWidth: 150 }}
        >
          {salesChannels.map((one) => (
            <MenuItem key={one} value={one}>
              {channelNames[one]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="date"
          label="Sold on"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          label="MRP in rupees"
          helperText="Empty: the MRP of the day"
          value={price}
          onChange={({ target }) => setPrice(target.value.trim())}
        />
        <TextField
          label="Paid by the channel"
          value={received}
          onChange={({ target }) => setReceived(target.value.trim())}
        />
      </Stack>
      {error && <Alert severity="error">{error.message}</Alert>}
      <Box aria-live="polite">{data && <Outcome example={data.data} />}</Box>
    </Box>
  )
}

function Outcome({ example }: { example: WorkedExample }) {
  const { waits, basis, percent, base, cost, royalty, shares } = example
  if (waits !== null) return <Alert severity="warning">It would wait: {waits}.</Alert>
  return (
    <>
      <Typography>
        Royalty {rupees(royalty)}: {basis && percent !== null && sayRate({ basis, percent })}, {rupees(base)}
        {cost ? ` less ${rupees(cost)}` : ''}
      </Typography>
      <ul>
        {shares.map((share) => (
          <li key={share.author_id}>
            <TextInScript text={share.author_name} />: {share.percent} %, {rupees(share.royalty)}
          </li>
        ))}
      </ul>
    </>
  )
}
