import { keepInitials } from '@panai/contract/language/keep-initials'
import { scriptLanguage, scriptRuns } from '@panai/contract/language/script-language'
import type { Language } from '@panai/contract/language/vocabulary'
import type { ElementType } from 'react'

/** A name or title in whatever script it is written: it says which, so that it is read and spaced as it should be. */
export function TextInScript({ text, as: As = 'span' }: { text: string; as?: ElementType }) {
  const lang = scriptLanguage(text)
  return (
    <As {...(lang && { lang })}>
      <MixedScripts text={text} lang={lang} />
    </As>
  )
}

/** A sentence of ours, or a text in `lang`, that names what is in another script. */
export function MixedScripts({ text, lang = 'en' }: { text: string; lang?: Language | undefined }) {
  return scriptRuns(keepInitials(text), lang).map(({ text: run, language }, at) =>
    language === null ? (
      run
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have no other name.
      <span key={at} lang={language}>
        {run}
      </span>
    ),
  )
}
