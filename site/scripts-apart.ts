import { createHash } from 'node:crypto'
import path from 'node:path'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { build, minify, type Plugin } from 'vite'
import { localisedWords } from './localised-words.ts'

const wanted = /^(?<file>.+\.ts)\?(?<form>inline-script|own-file)$/
const resolved = /^\0(?<form>inline-script|own-file):(?<file>.+)$/

/**
 * Scripts that run before the framework does, or without it. Each is bundled by itself, so that it shares no file with the rest:
 * `x.ts?inline-script` is its text, `x.ts?own-file` the address of a module of its own.
 */
export function scriptsApart(language: InterfaceLanguage): Plugin {
  const bundles = new Map<string, Promise<string>>()
  let serves = false
  return {
    name: 'scripts-apart',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved({ command }) {
      serves = command === 'serve'
    },
    resolveId(source, importer) {
      const { file, form } = wanted.exec(source)?.groups ?? {}
      if (!file || !importer) return null
      return `\0${form}:${path.resolve(path.dirname(importer), file)}`
    },
    async load(id) {
      const { file = '', form } = resolved.exec(id)?.groups ?? {}
      if (!form) return null
      // The development server hands a module out as it stands, and starts pages its own way.
      if (serves) return exporting(form === 'own-file' ? `/@fs${file}` : '')
      const bundle =
        bundles.get(`${form} ${file}`) ?? bundled(file, form === 'own-file' ? 'es' : 'iife', language)
      bundles.set(`${form} ${file}`, bundle)
      const code = await bundle
      if (form === 'inline-script') return exporting(code)
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      const fileName = `assets/${path.basename(file, '.ts')}-${hash}.js`
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: code })
      return exporting(`/${fileName}`)
    },
  }
}

function exporting(text: string): string {
  return `export default ${JSON.stringify(text)}`
}

async function bundled(file: string, format: 'es' | 'iife', language: InterfaceLanguage): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [localisedWords(language)],
    build: { write: false, minify: true, lib: { entry: file, formats: [format], name: 'script' } },
  })
  const [output] = Array.isArray(result) ? result : []
  const code = output?.output[0].code
  if (code === undefined) throw new Error(`${file} could not be bundled`)
  return (await minify(file, code, { module: format === 'es', compress: true, mangle: true })).code.trim()
}
