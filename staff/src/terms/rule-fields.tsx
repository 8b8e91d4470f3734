import type { BookFormat } from '@panai/contract/language/vocabulary'
import type { RuleBasis } from '@panai/contract/royalties/royalty-terms'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import { DateInput, NumberInput, SelectInput } from 'react-admin'
import { formatChoices } from '../parts/choices.ts'
import { basisChoices, channelChoices } from './term-words.tsx'

/** What the form holds once it is filled in; what is missing the server names. */
export type RuleForm = {
  format: BookFormat | null
  channel: SalesChannel | null
  percent: number
  basis: RuleBasis
  valid_from: string
}

export function RuleFields() {
  return (
    <>
      <SelectInput
        source="format"
        choices={formatChoices}
        helperText="Leave empty for every format"
        fullWidth
      />
      <SelectInput
        source="channel"
        choices={channelChoices}
        helperText="Leave empty for every channel"
        fullWidth
      />
      <NumberInput
        source="percent"
        label="Rate in per cent"
        min={0}
        max={100}
        step={0.01}
        isRequired
        fullWidth
      />
      <SelectInput source="basis" label="Basis" choices={basisChoices} isRequired fullWidth />
      <DateInput source="valid_from" label="Valid from" isRequired fullWidth />
    </>
  )
}
