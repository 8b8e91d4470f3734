import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../test/an-application.ts'
import { ask } from '../../test/ask.ts'
import { allCodes } from './refusal-codes.ts'

let application: TestApplication
beforeAll(async () => {
  application = await startTestApplication()
})
afterAll(() => application.stop())

test('a code that was given out stays', async () => {
  const codes = allCodes()
  expect(codes.every((code) => /^[a-z_]+\.[a-z0-9_]+$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBe(codes.length)
  await expect(`${codes.join('\n')}\n`).toMatchFileSnapshot('refusal-codes.txt')
})

test('every area of messages has its codes, but for what only screens say', () => {
  const contract = join(import.meta.dirname, '../../../contract/src')
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.ts$/.test(file),
  )
  const areas = files.flatMap((file) =>
    [...readFileSync(join(contract, file), 'utf8').matchAll(/^export const (\w*[mM]essages) = \{/gm)].map(
      ([, name]) => name,
    ),
  )
  const source = readFileSync(join(import.meta.dirname, 'refusal-codes.ts'), 'utf8')
  const missing = areas.filter((name) => !new RegExp(`: ${name},`).test(source))
  expect(missing).toEqual(['consoleMessages'])
})

test('the code is the same in both languages, the message is not', async () => {
  const wrong = { email: 'meena@mail.example', password: 'Another 1' }
  const english = await application.post('/api/author/login', wrong)
  const tamil = await application.post('/api/author/login', wrong, { 'accept-language': 'ta' })
  const answers = [english, tamil].map((answer) => refusalReply.parse(answer.json()))
  expect(answers.map(({ code }) => code)).toEqual(['account.wrong_login', 'account.wrong_login'])
  expect(new Set(answers.map(({ message }) => message)).size).toBe(2)
})

test('what is said in parts, or is no message of ours, has the code of its kind', async () => {
  const headers = { 'content-type': 'text/plain' }
  const answer = await ask(application.origin, '/api/author/login', { method: 'POST', headers, body: 'a' })
  expect(answer.status).toBe(415)
  expect(refusalReply.parse(answer.json()).code).toBe('unsupported')
})
