import { Chip } from '@mui/material'
import { type InterfaceLanguage, interfaceLanguages } from '@panai/contract/language/interface-languages'
import { englishTradeWords } from '@panai/contract/language/trade-words'
import { SelectInput, useRecordContext } from 'react-admin'

/** In which languages of the site a record of a list has no text. */
export function LacksField(_: { source: string; label?: string }) {
  const record = useRecordContext<{ id: number; lacks: InterfaceLanguage[] }>()
  return record?.lacks.map((language) => (
    <Chip
      key={language}
      size="small"
      variant="outlined"
      label={`No ${englishTradeWords.languages[language]}`}
    />
  ))
}

/** The filter of a list for those that have no text in a language. */
export const lacksInput = (
  <SelectInput
    key="lacks"
    source="lacks"
    label="Not there in"
    choices={interfaceLanguages.map((id) => ({ id, name: englishTradeWords.languages[id] }))}
    alwaysOn
  />
)
