import { Alert, Box, Button, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { type DecimalSign, decimalSigns } from '@panai/contract/sales/sales-columns'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { type FormEvent, useState } from 'react'
import { useRefresh } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { useSending } from '../parts/use-sending.ts'
import { MonthOfRows } from './month-of-rows.tsx'

/** What a file leaves open whose columns are known: the month of its sales, or how its numbers are meant. */
export function FileQuestions({ found }: { found: SalesImport }) {
  const [month, setMonth] = useState('')
  const [sign, setSign] = useState<DecimalSign | null>(null)
  const { busy, problem, send } = useSending()
  const refresh = useRefresh()
  const named = found.problems?.named ?? []
  const unclear = named.filter(({ code }) => code === 'unclear_number')
  const asksMonth = named.some(({ code }) => code === 'missing_month')
  async function answer(event: FormEvent) {
    event.preventDefault()
    const input = {
      id: String(found.id),
      version: found.version,
      ...(asksMonth && { month: month.trim() }),
      ...(sign && { decimal_sign: sign }),
    }
    const call = () => staffCall('POST', '/api/staff/sales-imports/{id}/answers', input)
    if (await send(call, 'The file is being read')) refresh()
  }
  return (
    <Box component="form" onSubmit={answer} sx={{ mb: 3 }}>
      {asksMonth && (
        <>
          <Typography variant="h2" gutterBottom>
            Of which month are its sales?
          </Typography>
          <MonthOfRows month={month} onChange={setMonth} helperText="No column, text or name tells it" />
        </>
      )}
      {unclear.length > 0 && (
        <>
          <Typography variant="h2" id="decimal-sign" gutterBottom sx={{ mt: asksMonth ? 3 : 0 }}>
            How are its numbers meant?
          </Typography>
          <RadioGroup
            aria-labelledby="decimal-sign"
            value={sign}
            onChange={(_, value) => setSign(decimalSigns.find((one) => one === value) ?? null)}
          >
            {decimalSigns.map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio slotProps={{ input: { required: true } }} />}
                label={`A ${one} stands before the decimals: ${examples(unclear, one)}`}
              />
            ))}
          </RadioGroup>
        </>
      )}
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      <Button type="submit" variant="contained" loading={busy} sx={{ mt: 2 }}>
        Read the file
      </Button>
    </Box>
  )
}

type Unclear = NonNullable<SalesImport['problems']>['named']

/** How the first of the unclear numbers would be read: `8,982 is 8.982`. */
function examples(unclear: Unclear, sign: DecimalSign): string {
  const [decimal, grouping] = sign === 'point' ? ['.', ','] : [',', '.']
  const found = [...new Set(unclear.flatMap(({ found: text }) => text ?? []))].slice(0, MOST_EXAMPLES)
  return found.map((text) => `${text} is ${text.replaceAll(grouping, '').replace(decimal, '.')}`).join('; ')
}

const MOST_EXAMPLES = 2
