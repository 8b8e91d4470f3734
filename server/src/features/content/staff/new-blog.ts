import type { Language } from '@panai/contract/language/vocabulary'
import type { KeptBlog } from './check-blog.ts'

/** An article of which nothing is kept yet. */
export function newBlog(language: Language): KeptBlog {
  const translations = { title_en: null, title_ta: null, picture_alt_en: null, picture_alt_ta: null }
  return { language, picture_id: null, picture_alt: '', ...translations }
}
