import { Typography } from '@mui/material'
import { useFieldValue, useRecordContext } from 'react-admin'
import { inRupees } from './money-words.ts'
import { TextInScript } from './text-in-script.tsx'
import { ago, dayOf, momentOf } from './time-words.ts'

type FieldProps = {
  source: string
  label?: string
  /** Columns are sorted by it when it is given; only what the contract lists as an order of the list. */
  sortable?: boolean
  /** Where a table puts it. */
  textAlign?: 'left' | 'right'
}

function useText(source: string): unknown {
  const record = useRecordContext()
  return useFieldValue({ source, ...(record && { record }) })
}

const none = <span>–</span>

/** A name, a title, a passage: in whatever script. */
export function NameField({ source }: FieldProps) {
  const value = useText(source)
  return typeof value === 'string' && value !== '' ? <TextInScript text={value} /> : none
}

/** An amount that JSON carries in rupees. */
export function MoneyField({ source }: FieldProps) {
  const value = useText(source)
  if (typeof value !== 'number') return none
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    >
      {inRupees(value)}
    </Typography>
  )
}
MoneyField.textAlign = 'right'

/** A day, such as that of a sale. */
export function DayField({ source }: FieldProps) {
  const value = useText(source)
  return typeof value === 'string' ? (
    <time dateTime={value} style={{ whiteSpace: 'nowrap' }}>
      {dayOf(value)}
    </time>
  ) : (
    none
  )
}

/** A moment, in the company's time. */
export function MomentField({ source }: FieldProps) {
  const value = useText(source)
  return typeof value === 'string' ? <time dateTime={value}>{momentOf(value)}</time> : none
}

/** How long ago; the moment itself appears under the pointer and is read out. */
export function AgoField({ source }: FieldProps) {
  const value = useText(source)
  return typeof value === 'string' ? <Ago at={value} /> : none
}

export function Ago({ at }: { at: string }) {
  return (
    <time dateTime={at} title={momentOf(at)}>
      {ago(at, Date.now())}
    </time>
  )
}
