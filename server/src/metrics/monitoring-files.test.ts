import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Alert, alerts, storageAdvice } from '@panai/contract/operations/alerts'
import { expect, test } from 'vitest'
import { anApplication } from '../../test/an-application.ts'

const promtool = ['/usr/bin/promtool', '/usr/local/bin/promtool', '/opt/homebrew/bin/promtool'].find((file) =>
  existsSync(file),
)
const folder = path.resolve(import.meta.dirname, '../../../docs/operations')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const rules = read('monitoring/alerts.yml')
const page = read('monitoring.md')

async function names(): Promise<string[]> {
  const { metrics } = await anApplication({ settings: { METRICS_LISTEN: '0' } })
  const text = await (await fetch(`${metrics}/metrics`)).text()
  return [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
}

test('rules, dashboard and page name figures that there are, and the page all of ours', async () => {
  const known = await names()
  for (const text of [rules, read('monitoring/grafana-dashboard.json'), page]) {
    const named = [...text.matchAll(/\b(?:panai|nodejs|process)_[a-z0-9_]+[a-z0-9]/g)].map(([name]) => name)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  }
  const ours = known.filter((name) => name.startsWith('panai_') && !/_(bucket|count|sum)$/.test(name))
  expect(ours.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

test('each alert leads to its part of the page, and the page has no other', () => {
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
  const links = [...rules.matchAll(/runbook: docs\/operations\/monitoring\.md#(\w+)/g)].map(
    ([, name]) => name,
  )
  const parts = [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
  expect(links).toEqual(alerts.map((name) => name.toLowerCase()))
  expect(parts).toEqual(alerts)
})

/** As it is read: without marks of code, on one line, with typewriter's apostrophes. */
const plain = (text: string) => text.replaceAll('`', '').replaceAll('’', "'").replaceAll(/\s+/g, ' ')

test.each(Object.entries<Alert>(alerts))(
  'the console judges as the rule %s does, and advises what its part of the page says',
  (name, { severity, above, below, advice }) => {
    const rule = rules.split('- alert: ').find((part) => part.startsWith(`${name}\n`)) ?? ''
    expect(rule).toContain(`severity: ${severity} }`)
    const [, expression = ''] = /expr: (.*)$/m.exec(rule) ?? []
    const bounds = [/> (\d[\d.]*)$/, /\[(\d+)s:\d+s\]\) > 0$/].map((bound) =>
      Number(bound.exec(expression)?.[1]),
    )
    if (above !== undefined) expect(bounds).toContain(above)
    const [, share] = /< (\d[\d.]*)$/.exec(expression) ?? []
    if (below !== undefined) expect(Number(share)).toBe(below)
    const part = page.split('\n### ').find((text) => text.startsWith(`${name}\n`)) ?? ''
    expect(plain(part)).toContain(plain(advice))
  },
)

test('what the console advises of files stands on the page too', () => {
  expect(plain(page)).toContain(plain(storageAdvice))
})

test.skipIf(!promtool)('Prometheus takes the rules, and they say what they should', async () => {
  const run = promisify(execFile)
  const cwd = path.join(folder, 'monitoring')
  expect((await run(promtool ?? '', ['check', 'rules', 'alerts.yml'], { cwd })).stdout).toContain('SUCCESS')
  expect((await run(promtool ?? '', ['test', 'rules', 'alerts.test.yml'], { cwd })).stdout).toContain(
    'SUCCESS',
  )
})
