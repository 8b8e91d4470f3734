import type { BlogVersion, StaffBlog } from '@panai/contract/content/staff/blogs'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import type { Language } from '@panai/contract/language/vocabulary'

type WithPicture = Pick<
  StaffBlog,
  'language' | 'picture_id' | 'picture_alt' | 'picture_alt_en' | 'picture_alt_ta'
>

/**
 * What of an earlier version goes back into the form: the texts in all their languages. The picture stays as it is, and the words for it
 * with it, each in its language; of the same picture they are those of the version.
 */
export function restored(version: BlogVersion, now: WithPicture) {
  const { language, title, html, title_en, html_en, title_ta, html_ta } = version
  const words = wordsByLanguage(version.picture_id === now.picture_id ? version : now)
  const wordsIn = (one: InterfaceLanguage, translated: string | null) =>
    translated === null || one === language ? null : words[one] || null
  return {
    ...{ language, title, html, title_en, html_en, title_ta, html_ta },
    picture_alt: words[language] ?? '',
    picture_alt_en: wordsIn('en', title_en),
    picture_alt_ta: wordsIn('ta', title_ta),
  }
}

function wordsByLanguage({ language, picture_alt, picture_alt_en, picture_alt_ta }: WithPicture) {
  const words: Partial<Record<Language, string | null>> = { en: picture_alt_en, ta: picture_alt_ta }
  return { ...words, [language]: picture_alt }
}
