import { localised } from '@panai/contract/language/localised'

/** What the server said, where that is in the page's language: of some refusals it has no words in Tamil. */
export function inPageLanguage(said: string | null | undefined): string | undefined {
  return localised(said ?? undefined, said && /\p{Script=Tamil}/u.test(said) ? said : undefined)
}
