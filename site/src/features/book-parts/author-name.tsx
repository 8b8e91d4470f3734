import { scriptLanguage } from '@panai/contract/script-language'

/** A person's name, announced in the language of its script. */
export function AuthorName({ name }: { name: string }) {
  return <span lang={scriptLanguage(name)}>{name}</span>
}
