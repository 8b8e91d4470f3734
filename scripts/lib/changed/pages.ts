import path from 'node:path'
import { places } from './places.ts'
import { subjectOf } from './touched-files.ts'
import type { Read } from './uses.ts'

const textsWithPath = /(['"`])(\/[^\s'"`]*)\1/g

/** The addresses of the pages and the screens that these files are, or belong to. */
export function pagesOf(files: Iterable<string>, all: readonly string[], read: Read): RegExp[] {
  const addresses = new Set<string>()
  for (const file of files) {
    if (file.startsWith(places.pages)) addresses.add(addressOfRoute(file))
    const folder = file.startsWith('staff/') && subjectOf(file)
    if (!folder) continue
    const resources = all.filter((each) => each.startsWith(`${folder}/resource`))
    for (const resource of resources)
      for (const [, name] of (read(resource) ?? '').matchAll(/\bname: '([a-z-]+)'/g))
        addresses.add(`/staff/${name}(/.+)?`)
  }
  return [...addresses].map((address) => new RegExp(`^${address}/?$`))
}

/** By the rule of the site's router: `books.$id.tsx` is `/books/…`, what begins with `_` is no part of the address. */
function addressOfRoute(file: string): string {
  const parts = path.posix
    .relative(places.pages, file)
    .replace(/\.tsx?$/, '')
    .split(/[./]/)
    .filter((part) => part !== 'index' && !part.startsWith('_'))
  return `/${parts.map((part) => (part.startsWith('$') ? '.*' : part)).join('/')}`
}

/** How much of the addresses that are in a journey are these pages': from 0, it goes by none of them, to 1. */
export function shareOf(pages: readonly RegExp[], journey: string): number {
  const addresses = [...journey.matchAll(textsWithPath)]
    .map(([, , said = '']) => said.split(/[?#]/)[0] ?? '')
    .filter((address) => !/^\/(api|assets)\//.test(address))
  const visited = addresses.filter((address) => pages.some((page) => page.test(address)))
  return addresses.length === 0 ? 0 : visited.length / addresses.length
}
