// The door of every command. It runs on any Node from 20 on, sets up what is missing and hands over to a recent Node.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { serverBuild, serverProgram, siteBuild } from './lib/builds.mjs'
import { ensureBuild } from './lib/ensure-build.mjs'
import { ensurePackages } from './lib/ensure-packages.mjs'
import { ensureRuntime } from './lib/ensure-runtime.mjs'
import { root } from './lib/root.mjs'
import { fail } from './lib/say.mjs'
import { serverEnvironment, serverFlags } from './lib/server-environment.mjs'

const [task = '', ...words] = process.argv.slice(2)

/** Without a file it is the server itself that is run, or nothing when all was to be prepared. @type {Record<string, { file?: string, built?: boolean, prepares?: boolean, env?: Record<string, string>, flags?: readonly string[], bench?: boolean }>} */
const tasks = {
  start: { built: true, env: serverEnvironment, flags: serverFlags },
  build: { built: true, prepares: true },
  dev: { file: 'scripts/dev.ts', env: { NODE_ENV: 'development' } },
  test: { file: 'scripts/test.ts', built: true },
  'test:all': { file: 'scripts/test-all.ts', built: true, bench: true },
  'test:changed': { file: 'scripts/test-changed.ts', built: true },
  'test:one': { file: 'scripts/test-one.ts' },
  check: { file: 'scripts/check.ts' },
  fix: { file: 'scripts/fix.ts' },
  bench: { file: 'bench/run.ts', built: true, bench: true },
  attack: { file: 'attack/run.ts', built: true },
  money: { file: 'scripts/money.ts', built: true },
  backup: { file: 'server/src/commands/backup.ts' },
  export: { file: 'server/src/commands/export.ts' },
  restore: { file: 'server/src/commands/restore.ts' },
  'demo:reset': { file: 'demo/src/reset-command.ts' },
  'demo:remove': { file: 'demo/src/remove-command.ts' },
  'demo:grow': { file: 'demo/src/grow-command.ts' },
  'demo:draw': { file: 'demo/art/draw.ts' },
  fonts: { file: 'client/fonts/write-fonts.ts' },
  documents: { file: 'documents/src/write-documents.ts' },
  manuscripts: { file: 'demo/src/write-manuscripts-command.ts' },
  mail: { file: 'server/src/commands/preview-mails.ts' },
  'site:draw': { file: 'site/art/draw.ts' },
  'keys:rotate': { file: 'server/src/commands/rotate-keys.ts' },
  'upgrade:check': { file: 'server/src/commands/check-upgrade.ts' },
  'db:types': { file: 'server/src/commands/write-tables.ts' },
}

const chosen = tasks[task] ?? fail(`There is no task "${task}". There are: ${Object.keys(tasks).join(', ')}.`)

const node = await ensureRuntime()
await ensurePackages(node)
if (chosen.bench) await ensurePackages(node, path.join(root, 'bench'))
if (chosen.built) for (const build of [siteBuild, serverBuild]) await ensureBuild(node, build)
if (chosen.prepares) process.exit()
const program = chosen.file ? path.join(root, chosen.file) : serverProgram()

const child = spawn(node, [...(chosen.flags ?? []), program, ...words], {
  cwd: root,
  env: {
    ...process.env,
    ...chosen.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
  },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1)
})
