import { Tooltip, Typography } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { MouseEvent, ReactNode } from 'react'
import { useFieldValue, useRecordContext } from 'react-admin'
import { TextInScript } from './text-in-script.tsx'
import { ago, dayOf, momentOf } from './time-words.ts'

/** `label`: for the layouts of react-admin that put one before each field. */
type FieldProps = { source: string; label?: string }

/** A name, a title, a passage: in whatever script. */
export function NameField({ source }: FieldProps) {
  const name = useText(source)
  return <Value>{name && <TextInScript text={name} />}</Value>
}

/** The beginning of what somebody wrote: three lines of it. */
export function PassageField({ source }: FieldProps) {
  const text = useText(source)
  return (
    <Typography variant="body2" component="div" sx={beginning}>
      {text === null ? '–' : <TextInScript text={text} />}
    </Typography>
  )
}

const beginning = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  minWidth: '9rem',
}

/** An amount that JSON carries in rupees. */
export function MoneyField({ source }: FieldProps) {
  const amount = useValue(source)
  return <Value kept>{typeof amount === 'number' && writtenRupees(amount)}</Value>
}

/** A day of the calendar, such as that of a sale. */
export function DayField({ source }: FieldProps) {
  const day = useText(source)
  return <Value kept>{day && <time dateTime={day}>{dayOf(day)}</time>}</Value>
}

/** A moment, in the company's time. */
export function MomentField({ source }: FieldProps) {
  const at = useText(source)
  return <Value>{at && <time dateTime={at}>{momentOf(at)}</time>}</Value>
}

/** How long ago, and the moment itself: under the pointer, with the focus, at a touch. */
export function AgoField({ source }: FieldProps) {
  const at = useText(source)
  return <Value kept>{at && <Ago at={at} />}</Value>
}

export function Ago({ at }: { at: string }) {
  return (
    <Tooltip title={momentOf(at)} describeChild enterTouchDelay={0}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useKeyWithClickEvents: the focus itself shows the moment */}
      <time dateTime={at} tabIndex={0} onClick={keepTouch}>
        {ago(at, Date.now())}
      </time>
    </Tooltip>
  )
}

/** A touch asks for the moment; a click goes where the row leads. */
function keepTouch(event: MouseEvent) {
  const { nativeEvent } = event
  if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch') event.stopPropagation()
}

function useValue(source: string): unknown {
  const record = useRecordContext()
  return useFieldValue({ source, ...(record && { record }) })
}

function useText(source: string): string | null {
  const value = useValue(source)
  return typeof value === 'string' && value !== '' ? value : null
}

/** `kept`: together on one line, its figures below each other in a column. */
function Value({ kept = false, children }: { kept?: boolean; children: ReactNode }) {
  const sx = kept ? { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } : {}
  return (
    <Typography component="span" variant="body2" sx={sx}>
      {children || '–'}
    </Typography>
  )
}
