import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { serverBuild, siteBuild } from './builds.mjs'
import { root } from './commands.ts'
import { freePort } from './free-port.ts'

/** The lines of the recipe without comments, each instruction in one. */
const recipe = readFileSync(path.join(root, 'Containerfile'), 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
const [, ...stages] = recipe.join('\n').split(/^FROM .*$/m)
const last = stages.at(-1) ?? ''
const said = (instruction: string) => new RegExp(`^${instruction} (.*)$`, 'm').exec(last)?.[1] ?? ''
const copied = [...last.matchAll(/^COPY --from=build (.*) \S+$/gm)].flatMap(([, places = '']) =>
  places.split(' ').map((place) => place.replace('/panai/', '')),
)
const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n')

test('each place that is copied is there, and given to the build', () => {
  expect(copied.length).toBeGreaterThan(5)
  const made = ['node_modules']
  expect(copied.filter((place) => !made.includes(place) && !existsSync(path.join(root, place)))).toEqual([])
  expect(copied.filter((place) => ignored.includes(place))).toEqual([])
})

test('all that the builds are compared with is copied, so that a start builds nothing', () => {
  const compared = [...siteBuild.sources, ...serverBuild.sources]
  const isCopied = (source: string) =>
    copied.some((place) => source === place || source.startsWith(`${place}/`))
  expect(compared.filter((source) => !isCopied(source))).toEqual([])
})

test('what it runs is there, as a user who is not root, with one place to write', () => {
  const scripts: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts
  expect(scripts).toHaveProperty(/npm run (\w+)/.exec(stages[0] ?? '')?.[1] ?? 'none')
  const [program, script = '', ...words]: string[] = JSON.parse(said('CMD'))
  expect([program, existsSync(path.join(root, script)), words]).toEqual(['node', true, ['start']])
  expect(said('USER')).toBe('node')
  expect(said('ENV')).toContain(`DATA_DIR=${said('VOLUME')} `)
})

test('its check tells a server that lives from one that does not, and from none', async () => {
  const words: string[] = JSON.parse(/CMD (\[.*)$/.exec(said('HEALTHCHECK'))?.[1] ?? '[]')
  const check = async (port: number) => {
    const child = spawn(process.execPath, words.slice(1), { env: { PORT: String(port) }, stdio: 'ignore' })
    const [code] = await once(child, 'exit')
    return code
  }
  let status = 200
  const server = http.createServer(({ url }, response) => {
    response.writeHead(url === '/healthz' ? status : 404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  expect(await check(port)).toBe(0)
  status = 500
  expect(await check(port)).toBe(1)
  server.close()
  expect(await check(await freePort())).toBe(1)
})
