import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { secretSettings } from '../../server/src/config/setting-files.ts'
import { until } from '../../server/test/until.ts'
import { root } from './commands.ts'
import { freePort } from './free-port.ts'

const run = promisify(execFile)
const folder = path.join(root, 'docs/operations/examples')
const units = readdirSync(path.join(folder, 'systemd'))
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

/** A program of the system; those of servers stand in folders where an ordinary user's shell does not look. */
const findProgram = (name: string) =>
  [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .map((place) => path.join(place, name))
    .find((file) => existsSync(file))
const analyze = findProgram('systemd-analyze')
const haproxy = findProgram('haproxy')
const nginx = findProgram('nginx')
const caddy = findProgram('caddy')

function aFolder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'panai-examples-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

/** Certificate and key for a name that nobody asks for, in one file each and in one together. */
async function aCertificate(place: string): Promise<void> {
  const [key, chain] = [path.join(place, 'key.pem'), path.join(place, 'fullchain.pem')]
  const words = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ]
  await run('openssl', [...words, '-subj', '/CN=books.example', '-keyout', key, '-out', chain])
  writeFileSync(path.join(place, 'both.pem'), readFileSync(chain, 'utf8') + readFileSync(key, 'utf8'))
}

test.skipIf(!analyze)(
  'systemd finds nothing to say against the units, and little that they leave open',
  async () => {
    const place = aFolder()
    for (const unit of units)
      writeFileSync(
        path.join(place, unit),
        read(`systemd/${unit}`).replaceAll('=/usr/bin/node ', `=${process.execPath} `),
      )
    const files = units.map((unit) => path.join(place, unit))
    const { stdout, stderr } = await run(analyze ?? '', ['verify', '--man=no', ...files])
    expect(stdout + stderr).toBe('')
    for (const file of files.filter((name) => name.endsWith('.service'))) {
      const { stdout: table } = await run(analyze ?? '', ['security', '--offline=true', '--no-pager', file])
      expect(Number(/exposure level for .*: ([\d.]+)/.exec(table)?.[1])).toBeLessThan(2.5)
    }
  },
)

test('each secret of the units is one that can stand in a file, and has its credential', () => {
  for (const unit of units.filter((name) => name.endsWith('.service'))) {
    const unitText = read(`systemd/${unit}`)
    const credentials = [...unitText.matchAll(/^#?LoadCredential=([\w-]+):/gm)].map(([, name]) => name)
    const given = [...unitText.matchAll(/\b(\w+)_FILE=([\w-]+)/g)]
    expect(given.length).toBeGreaterThan(2)
    expect(
      given.map(([, name]) => name).filter((name) => !secretSettings.some((one) => one === name)),
    ).toEqual([])
    expect(given.map(([, , file]) => file).toSorted()).toEqual(credentials.toSorted())
  }
})

test('the script that the units start is there', () => {
  for (const unit of units) {
    const [, script] = /^ExecStart=\S+ (\S+)/m.exec(read(`systemd/${unit}`)) ?? []
    if (script) expect(existsSync(path.join(root, script))).toBe(true)
  }
})

type Ports = { http: number; https: number }

/** Two nodes that answer with the visitors' addresses as they were told them; the second is not ready. */
async function twoNodes() {
  const asked: string[] = []
  const nodes = await Promise.all(
    [true, false].map(async (isReady) => {
      const node = http.createServer(({ url = '', headers }, response) => {
        if (url === '/readyz') return response.writeHead(isReady ? 200 : 503).end()
        asked.push(isReady ? 'one' : 'two')
        return response.end(`${headers.host} ${headers['x-forwarded-for']}`)
      })
      node.listen(0, '127.0.0.1')
      await once(node, 'listening')
      onTestFinished(() => {
        node.closeAllConnections()
        node.close()
      })
      const { port } = node.address() as AddressInfo // it listens on a port
      return `127.0.0.1:${port}`
    }),
  )
  const inPlace = (text: string) =>
    text.replace('10.0.0.5:3000', nodes[0] ?? '').replace('10.0.0.6:3000', nodes[1] ?? '')
  return { asked, inPlace }
}

/** Asked to end and not killed: nginx ends its workers then. */
function runBeside(program: string, words: string[]): void {
  const child = spawn(program, words, { stdio: 'ignore' })
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
  })
}

/** As a visitor asks, who claims to come from elsewhere. */
function ask(
  ports: Ports,
  address: string,
  by: 'http' | 'https' = 'https',
): Promise<{ status: number; text: string }> {
  const headers = { host: 'books.example', 'x-forwarded-for': '203.0.113.7' }
  const options = { host: '127.0.0.1', port: ports[by], path: address, headers, agent: false as const }
  const { request } = by === 'https' ? https : http
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, rejectUnauthorized: false }, (answer) => {
      const status = answer.statusCode ?? 0
      text(answer).then((said) => resolve({ status, text: answer.headers.location ?? said }), reject)
    })
    sent.on('error', reject).end()
  })
}

async function expectProxy(ports: Ports): Promise<void> {
  expect(await ask(ports, '/books/1?a=b', 'http')).toEqual({
    status: 301,
    text: 'https://books.example/books/1?a=b',
  })
  expect(await ask(ports, '/books/1')).toEqual({ status: 200, text: 'books.example 127.0.0.1' })
  for (const hidden of ['/readyz', '/metrics'])
    expect(await ask(ports, hidden)).toMatchObject({ status: 404 })
}

const somePorts = async (): Promise<Ports> => ({ http: await freePort(), https: await freePort() })

test.skipIf(!haproxy)(
  'HAProxy takes its example, tells who visits, and asks only nodes that are ready',
  async () => {
    const place = aFolder()
    await aCertificate(place)
    const { asked, inPlace } = await twoNodes()
    const ports = await somePorts()
    const config = path.join(place, 'haproxy.cfg')
    writeFileSync(
      config,
      inPlace(read('haproxy.cfg'))
        .replace('/etc/haproxy/certs/', path.join(place, 'both.pem'))
        .replace('bind :80', `bind 127.0.0.1:${ports.http}`)
        .replace('bind :443', `bind 127.0.0.1:${ports.https}`),
    )
    const { stdout, stderr } = await run(haproxy ?? '', ['-c', '-V', '-f', config])
    expect((stdout + stderr).trim()).toBe('Configuration file is valid')
    runBeside(haproxy ?? '', ['-db', '-f', config])
    await until('it serves', async () => (await ask(ports, '/').catch(() => null))?.status === 200)
    // After two looks at it.
    await until('it has left out the node that is not ready', async () => {
      asked.length = 0
      await Promise.all(Array.from({ length: 6 }, () => ask(ports, '/')))
      return asked.length === 6 && !asked.includes('two')
    })
    await expectProxy(ports)
  },
)

test.skipIf(!nginx)('nginx takes its example, and tells who visits', async () => {
  const place = aFolder()
  await aCertificate(place)
  const { inPlace } = await twoNodes()
  const ports = await somePorts()
  const site = path.join(place, 'panai.conf')
  writeFileSync(
    site,
    inPlace(read('nginx.conf'))
      .replaceAll('/etc/ssl/panai', place)
      .replace(/listen \[::\].*\n/g, '')
      .replace('listen 80', `listen 127.0.0.1:${ports.http}`)
      .replace('listen 443', `listen 127.0.0.1:${ports.https}`),
  )
  const config = path.join(place, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  )
  writeFileSync(
    config,
    `daemon off; pid ${place}/pid; events {} http { access_log off; ${temporary.join(' ')} include ${site}; }`,
  )
  const words = ['-c', config, '-e', path.join(place, 'error.log')]
  const { stderr } = await run(nginx ?? '', ['-t', ...words])
  expect(stderr).toContain('test is successful')
  expect(stderr).not.toMatch(/\[(warn|error|emerg)\]/)
  runBeside(nginx ?? '', words)
  await until('it serves', async () => (await ask(ports, '/').catch(() => null))?.status === 200)
  await expectProxy(ports)
})

test.skipIf(!caddy)('Caddy takes its example', async () => {
  const { stderr } = await run(caddy ?? '', [
    'validate',
    '--adapter',
    'caddyfile',
    '--config',
    path.join(folder, 'Caddyfile'),
  ])
  expect(stderr).not.toContain('Error')
})
