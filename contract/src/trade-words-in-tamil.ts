import type { BookFormat, Genre } from './vocabulary.ts'

/** What genres and formats are called in Tamil: on pages, in letters and on statements. */
export const genresInTamil: Readonly<Record<Genre, string>> = {
  fiction: 'புனைவு',
  'non-fiction': 'அல்புனைவு',
  academic: 'ஆய்வு நூல்',
  poetry: 'கவிதை',
  cookbook: 'சமையல் நூல்',
  'children-book': 'சிறுவர் நூல்',
}

export const formatsInTamil: Readonly<Record<BookFormat, string>> = {
  paperback: 'சாதா அட்டை',
  ebook: 'மின்னூல்',
  hardback: 'கெட்டி அட்டை',
}
