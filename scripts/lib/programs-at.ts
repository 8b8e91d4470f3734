import path from 'node:path'
import type { Plugin } from 'vite'

/** Where a program of the server is started by `new URL('….ts', import.meta.url)`, it is started from another place. */
export function programsAt(place: (program: string) => string): Plugin {
  return {
    name: 'programs-at',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/server/src/')) return null
      const at = /new URL\('([^']+)\.ts', import\.meta\.url\)/g
      if (!at.test(code)) return null
      return { code: code.replaceAll(at, (_, program: string) => place(path.basename(program))), map: null }
    },
  }
}
