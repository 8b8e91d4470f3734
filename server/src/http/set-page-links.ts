type Place = { page: number; last_page: number }

/** Names the first, previous, next and last page of a list in the `Link` header (RFC 8288), the filter kept. */
export function setPageLinks(
  headers: Headers,
  path: string,
  filter: object,
  { page, last_page }: Place,
): void {
  const places = {
    first: 1,
    prev: page > 1 ? Math.min(page - 1, last_page) : null,
    next: page < last_page ? page + 1 : null,
    last: last_page,
  }
  const links = Object.entries(places).flatMap(([relation, number]) => {
    if (number === null) return []
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...filter, page: number }))
      if (value !== undefined) query.set(name, String(value))
    return [`<${path}?${query}>; rel="${relation}"`]
  })
  headers.set('Link', links.join(', '))
}
