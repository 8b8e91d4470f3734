import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { Words } from '../../ui/words.tsx'

/** A person's name, announced in the language of its script. */
export function AuthorName({ name }: { name: string }) {
  return (
    <span lang={scriptLanguage(name)}>
      <Words text={name} lang={scriptLanguage(name)} />
    </span>
  )
}

/** What a picture of somebody is called. */
export const portraitOf = localised(
  (name: string) => `Portrait of ${name}`,
  (name: string) => `${name} அவர்களின் படம்`,
)
