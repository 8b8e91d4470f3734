import { linkOptions } from '@tanstack/react-router'

/** Leads to the page of a book. On that of its sample, whose address begins in the same way, it is not the current one. */
export function toBook(id: number | string) {
  return linkOptions({ to: '/books/$id', params: { id: String(id) }, activeOptions: { exact: true } })
}
