import { hash } from 'node:crypto'

/** One key for one header: an index can't hold a long one. */
export function keyOfHeader(header: readonly string[]): string {
  return hash('sha256', JSON.stringify(header), 'hex')
}
