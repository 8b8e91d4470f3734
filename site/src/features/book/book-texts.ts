import type { Texts } from '../../reading/texts-in-order.ts'
import type { LoadedBook } from './load-book.ts'

export function bookTexts({ language, description, description_en, description_ta }: LoadedBook): Texts {
  return { language, own: description, en: description_en, ta: description_ta }
}
