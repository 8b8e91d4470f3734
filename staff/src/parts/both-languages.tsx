import { Box, Typography } from '@mui/material'
import { type InterfaceLanguage, interfaceLanguages } from '@panai/contract/language/interface-languages'
import { problemWith, type TextRule } from '@panai/contract/language/text-rules'
import { englishTradeWords } from '@panai/contract/language/trade-words'
import type { Language } from '@panai/contract/language/vocabulary'
import type { ComponentType } from 'react'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'

/** A text that a record has in its own language under `source`, and translated under `source_en` and `source_ta`. */
export type TextOfRecord = {
  source: string
  label: string
  /** Of the text in the record's own language; a translation may always be left out. */
  rule: TextRule
  /** Lines that are shown of a longer text. */
  rows?: number
  /** In place of the usual input. */
  input?: ComponentType<TextInLanguage>
}
export type TextInLanguage = {
  source: string
  label: string
  lang: Language
  rule: TextRule
  rows?: number | undefined
}

type BothLanguagesProps = {
  texts: readonly TextOfRecord[]
  /** The field of the form that says which language is the record's own. */
  languageOf?: string
}

/**
 * The texts of a record in the languages of the site, beside each other where there is room. A record in another language has its own
 * above them.
 */
export function BothLanguages({ texts, languageOf = 'language' }: BothLanguagesProps) {
  const own: Language = useWatch({ name: languageOf }) ?? 'en'
  const isOfSite = own === 'en' || own === 'ta'
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridColumn: '1 / -1',
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media (min-width: 768px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '& > :nth-of-type(1)': isOfSite ? {} : { gridColumn: '1 / -1' },
      }}
    >
      {!isOfSite && <OneLanguage texts={texts} language={own} own={own} />}
      {interfaceLanguages.map((language) => (
        <OneLanguage key={language} texts={texts} language={language} own={own} />
      ))}
    </Box>
  )
}

type Column = { texts: readonly TextOfRecord[]; language: Language; own: Language }

function OneLanguage({ texts, language, own }: Column) {
  const name = englishTradeWords.languages[language]
  const isOwn = language === own
  return (
    // A form may have several: the first text says of what.
    <Box component="section" aria-label={`${name}: ${texts[0]?.label}`} sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {name}
      </Typography>
      {!isOwn && <Missing texts={texts} language={language as InterfaceLanguage} own={own} />}
      {texts.map(({ source, label, rule, rows, input: Input = PlainText }) => (
        // Where a translation becomes the text itself, it gets an input of its own.
        <Input
          key={`${source} ${isOwn}`}
          source={isOwn ? source : `${source}_${language}`}
          label={isOwn ? label : `${label} in ${name}`}
          lang={language}
          rule={isOwn ? rule : { ...rule, missing: null }}
          rows={rows}
        />
      ))}
    </Box>
  )
}

/** Who reads what while this language has no text. */
function Missing({ texts, language, own }: Column & { language: InterfaceLanguage }) {
  const values: unknown[] = useWatch({ name: texts.map(({ source }) => `${source}_${language}`) })
  const given = values.filter((value) => typeof value === 'string' && value.trim() !== '')
  if (given.length === texts.length) return null
  const name = englishTradeWords.languages[language]
  const readers = language === 'ta' ? 'readers of /ta' : 'readers of the English pages'
  const missing = texts.filter((_, at) => !given.includes(values[at])).map(({ label }) => label.toLowerCase())
  return (
    <Typography variant="body2" color="text.secondary" gutterBottom>
      {given.length === 0
        ? `No ${name} yet: ${readers} see the ${englishTradeWords.languages[own]} text.`
        : `Not whole yet, still missing in ${name}: ${missing.join(', ')}.`}
    </Typography>
  )
}

function PlainText({ source, label, lang, rule, rows }: TextInLanguage) {
  return (
    <TextInput
      source={source}
      label={label}
      isRequired={rule.missing !== null}
      validate={(text: unknown) => problemWith(rule, typeof text === 'string' ? text : '') ?? undefined}
      multiline={rows !== undefined}
      {...(rows !== undefined && { minRows: rows })}
      slotProps={{ htmlInput: { lang } }}
    />
  )
}
