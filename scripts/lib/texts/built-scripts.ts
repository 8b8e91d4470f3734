import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'

/** A script of the browsers' by the name of its file. */
type Script = readonly [name: string, code: string]
/** What the renderer knows of each page, by its address. */
type Routes = Readonly<Record<string, Route>>
type Route = { readonly preloads?: readonly string[]; readonly children?: readonly string[] }

/** The scripts of one language in a build of the site. What both languages have alike is one file, and of both. */
export async function builtScripts(site: string, language: InterfaceLanguage) {
  const renderer = path.join(site, language === 'en' ? 'server' : `${language}/server`)
  const folder = path.join(site, 'client/assets')
  const known = new Set(readdirSync(folder).filter((name) => name.endsWith('.js')))
  const routes = await routesOf(renderer)

  return { all, ofPage }

  /** All that pages of the language may load. */
  function all(): Script[] {
    const renders = globSync('**/*.js', { cwd: renderer })
    return withLoaded(renders.flatMap((file) => namedIn(readFileSync(path.join(renderer, file), 'utf8'))))
  }

  /** All that one page may come to load, without the other pages to which it leads. */
  function ofPage(address: string): Script[] {
    const above = Object.keys(routes).filter((one) => routes[one]?.children?.includes(address))
    const way = new Set(['__root__', ...above, address])
    const others = Object.keys(routes).filter((one) => !way.has(one))
    const left = new Set(others.flatMap((one) => preloads(one).slice(0, 1)))
    return withLoaded([...way].flatMap(preloads), left)
  }

  function preloads(address: string): string[] {
    const found = routes[address]?.preloads
    if (!found) throw new Error(`the build knows no scripts of ${address}`)
    return found.map((file) => path.basename(file))
  }

  function withLoaded(named: readonly string[], left: ReadonlySet<string> = new Set()): Script[] {
    const found = new Map<string, string>()
    const waiting = [...named]
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (found.has(name) || left.has(name)) continue
      const code = readFileSync(path.join(folder, name), 'utf8')
      found.set(name, code)
      waiting.push(...namedIn(code))
    }
    return [...found]
  }

  /** Imports, and the addresses of scripts of their own; the list of what goes with other pages names neither way. */
  function namedIn(code: string): string[] {
    return [...code.matchAll(/(?:\.\/|\/assets\/)([\w.$~-]+\.js)\b/g)].flatMap(([, name = '']) =>
      known.has(name) ? [name] : [],
    )
  }
}

async function routesOf(renderer: string): Promise<Routes> {
  const [manifest = ''] = globSync('assets/_tanstack-start-manifest*.js', { cwd: renderer })
  const { tsrStartManifest } = await import(pathToFileURL(path.join(renderer, manifest)).href)
  return tsrStartManifest().routes
}
