/** The number of the last page that a Link header (RFC 8288) names with `rel="last"`; 1 when it names none. */
export function lastPageOf(header: string | null): number {
  const target = header?.match(/<([^>]*)>\s*;\s*rel="?last"?/)?.[1]
  const page = target && Number(target.match(/[?&]page=(\d{1,6})(?:&|$)/)?.[1])
  return page || 1
}
