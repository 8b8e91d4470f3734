import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { serverBuild } from './lib/builds.mjs'
import { root } from './lib/commands.ts'
import { newBuild } from './lib/new-build.ts'
import { programsAt } from './lib/programs-at.ts'

/**
 * Packages of many modules that are nothing but functions, and ours. What loads files or programs of its own, or looks at its own classes
 * while it runs, stays outside as it was written.
 */
const bundled = [
  /^@panai\//,
  '@hono/node-server',
  'csv-parse',
  'hono',
  'jose',
  'kysely',
  'nodemailer',
  'rate-limiter-flexible',
  'zod',
]

/** What V8 has compiled stays beside the build, and the next start need not do it again. */
const start = `import module from 'node:module'
module.enableCompileCache(\`\${import.meta.dirname}/compiled\`)
module.setSourceMapsSupport(true)
await import('./main.mjs')
`

/** The decoder of pictures reads 64 modules before its first picture: a process that opens one file reads them as one. */
const withDecoder = [...bundled, '@img/colour', 'detect-libc', 'semver', 'sharp']

await newBuild(serverBuild, async (folder) => {
  await buildProgram(folder, 'main', bundled)
  await buildProgram(folder, 'open-untrusted-file', withDecoder)
  await writeFile(path.join(folder, 'start.mjs'), start)
})

async function buildProgram(folder: string, name: string, noExternal: (string | RegExp)[]): Promise<void> {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: path.join(root, 'server'),
    logLevel: 'warn',
    plugins: [programsAt((program) => `new URL('./${program}.mjs', import.meta.url)`), keepFolders(folder)],
    ssr: { noExternal },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      sourcemap: true,
      minify: false,
      target: 'node24',
      rolldownOptions: {
        input: { [name]: path.join(root, `server/src/${name}.ts`) },
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          // The sources stand where they stood.
          sourcemapExcludeSources: true,
        },
      },
    },
  })
}

/** Files that a module names from its own folder are found from the build: folders stay those of the source. */
function keepFolders(outDir: string): Plugin {
  return {
    name: 'keep-folders',
    transform(code, id) {
      const file = path.relative(root, id)
      if (!/^(server|demo)\/src\//.test(file) || !code.includes('import.meta.dirname')) return null
      const from = path.relative(path.join(path.dirname(outDir), 'any'), path.dirname(id))
      const named = `\`\${import.meta.dirname}/${from.replaceAll(path.sep, '/')}\``
      return { code: code.replaceAll('import.meta.dirname', named), map: null }
    },
  }
}
