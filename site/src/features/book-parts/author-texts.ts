import type { AuthorDetail } from '@panai/contract/catalogue/authors'
import type { Texts } from '../../reading/texts-in-order.ts'

type Shown = Pick<AuthorDetail, 'language' | 'bio' | 'bio_en'> & Partial<Pick<AuthorDetail, 'bio_ta'>>

export function authorTexts({ language, bio, bio_en, bio_ta }: Shown): Texts {
  return { language, own: bio, en: bio_en, ta: bio_ta }
}
