import { brand } from '@panai/contract/brand/brand'

/** Mark and name, drawn. */
export function Wordmark() {
  return <span className="wordmark" role="img" aria-label={brand.name} />
}
