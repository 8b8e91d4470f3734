import path from 'node:path'
import type { Plugin } from 'vite'
import type { VitestPluginContext } from 'vitest/node'

/** Where a program of the server is started by `new URL('….ts', import.meta.url)`, it is started from another place. */
export function programsAt(place: (program: string) => string): Plugin {
  return {
    name: 'programs-at',
    enforce: 'pre',
    // What is kept of an earlier run starts programs of an earlier build.
    configureVitest({ defineCacheKeyGenerator }: VitestPluginContext) {
      defineCacheKeyGenerator(() => place('any'))
    },
    transform(code, id) {
      if (!id.includes('/server/src/')) return null
      const at = /new URL\('([^']+)\.ts', import\.meta\.url\)/g
      if (!at.test(code)) return null
      return { code: code.replaceAll(at, (_, program: string) => place(path.basename(program))), map: null }
    },
  }
}
