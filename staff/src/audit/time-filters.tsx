import { DateTimeInput } from 'react-admin'

const toMoment = (text: string) => (text ? new Date(text).toISOString() : '')

export const timeFilters = [
  <DateTimeInput key="from" source="from" parse={toMoment} />,
  <DateTimeInput key="until" source="until" parse={toMoment} />,
]
