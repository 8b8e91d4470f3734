import { englishTradeWords } from '@panai/contract/language/trade-words'
import type { Language } from '@panai/contract/language/vocabulary'
import { SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { TextOfRecord } from './both-languages.tsx'
import { languageChoices } from './choices.ts'

type OwnLanguageProps = { texts: readonly TextOfRecord[]; label?: string; helperText?: string }

/** In which language a record's own texts are. Where they are translated into the one that is chosen, the two change their places. */
export function OwnLanguageInput({ texts, label = 'Written in', helperText = '' }: OwnLanguageProps) {
  const before: Language | undefined = useWatch({ name: 'language' })
  const { getValues, setValue, formState } = useFormContext()
  // A book in English may have had a second text in English for ever: that keeps nobody from saving it.
  const stored: Language | undefined = formState.defaultValues?.language
  const isThere = (language: unknown) => texts.some(({ source }) => getValues(`${source}_${language}`))

  function change(chosen: unknown) {
    const now = typeof chosen === 'object' && chosen !== null ? Object(chosen).target?.value : chosen
    if (now === before || (before !== 'en' && before !== 'ta') || !isThere(now)) return
    const put = (name: string, value: unknown) => setValue(name, value, { shouldDirty: true })
    for (const { source } of texts) {
      put(`${source}_${before}`, getValues(source))
      put(source, getValues(`${source}_${now}`))
      put(`${source}_${now}`, null)
    }
  }

  return (
    <SelectInput
      source="language"
      label={label}
      choices={languageChoices}
      isRequired
      helperText={helperText || undefined}
      validate={(now: Language) =>
        now !== stored && isThere(now)
          ? `There is a text in ${englishTradeWords.languages[now]} already: please empty it first`
          : undefined
      }
      onChange={change}
    />
  )
}
