import type { ManuscriptFinding } from '@panai/contract/manuscript-checks'

type Given = Pick<ManuscriptFinding, 'severity' | 'meaning' | 'mend'> & Partial<ManuscriptFinding>

export function finding(given: Given): ManuscriptFinding {
  return { chapter: null, paragraph: null, before: null, after: null, ...given }
}

/** “1 picture”, “3 pictures”. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
