import type { PublisherOfRecord } from '@panai/contract/royalties/royalty-terms'
import { DateInput, SelectInput, TextInput } from 'react-admin'
import { publisherChoices } from './term-words.tsx'

/** What the form holds once it is filled in; what is missing the server names. */
export type AgreementForm = {
  publisher_of_record: PublisherOfRecord
  signed_on: string | null
  valid_from: string
  valid_to: string | null
  note: string | null
}

export function AgreementFields() {
  return (
    <>
      <SelectInput
        source="publisher_of_record"
        label="Publisher"
        choices={publisherChoices}
        isRequired
        fullWidth
      />
      <DateInput source="signed_on" label="Signed on" fullWidth />
      <DateInput source="valid_from" label="Valid from" isRequired fullWidth />
      <DateInput source="valid_to" label="Last day" fullWidth helperText="Leave empty if no end is agreed" />
      <TextInput source="note" multiline minRows={2} fullWidth />
    </>
  )
}
