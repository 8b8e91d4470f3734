import { scriptLanguage } from '@panai/contract/language/script-language'
import { Words } from '../../ui/words.tsx'

/** What somebody wrote, in the language of its script. */
export function Written({ text }: { text: string }) {
  return (
    <span lang={scriptLanguage(text)}>
      <Words text={text} lang={scriptLanguage(text)} />
    </span>
  )
}
