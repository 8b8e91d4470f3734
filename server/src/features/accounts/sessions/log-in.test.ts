import { login } from '@panai/contract/accounts/accounts'
import { getUser, validateToken } from '@panai/contract/accounts/sessions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, PASSWORD, signInAs } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'

let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication()
})
afterAll(() => app.stop())

test('who knows the password gets a token that says who calls', async () => {
  const account = await anAccount(app.db, { name: 'Meena' })
  const answer = await app.post('/api/author/login', { email: account.email, password: PASSWORD })
  expect(answer.status).toBe(200)
  const { token, user, message } = login.output.parse(answer.json())
  expect(message).toBe('Login successful!')
  expect(user).toEqual({ id: account.author_id, name: 'Meena', email: account.email, role: 'author' })

  const bearer = { authorization: `Bearer ${token}` }
  expect(validateToken.output.parse((await app.get('/api/validate-token', bearer)).json())).toEqual({
    success: true,
  })
  expect(getUser.output.parse((await app.get('/api/user', bearer)).json())).toEqual(user)
})

test.each([
  ['an invisible letter at its end', (email: string) => `${email}\u200b`],
  ['one before it', (email: string) => `\u2060${email}`],
  ['a full-width letter before the @', (email: string) => email.replace('w', '\uff57')],
  ['a full-width letter in the domain', (email: string) => email.replace('example', '\uff45xample')],
])('an address with %s is found', async (_, pasted) => {
  const account = await anAccount(app.db)
  const answer = await app.post('/api/author/login', {
    email: pasted(String(account.email)),
    password: PASSWORD,
  })
  expect([answer.status, login.output.parse(answer.json()).user.email]).toEqual([200, account.email])
})

test('who has an address that would not be taken today gets in as ever', async () => {
  const domain = `early-${process.pid}.example`
  for (const email of [
    `a..b@${domain}`,
    `\uff41@${domain}`,
    `அன்பு@${domain}`,
    `kk@பனை.${domain}`,
    `only@\u00ad${domain}`,
  ]) {
    await anAccount(app.db, { email })
    const answer = await app.post('/api/author/login', { email, password: PASSWORD })
    expect([answer.status, login.output.parse(answer.json()).user.email]).toEqual([200, email])
  }
  const usual = await app.post('/api/author/login', { email: `only@${domain}`, password: PASSWORD })
  expect(login.output.parse(usual.json()).user.email).toBe(`only@\u00ad${domain}`)
})

test('of several accounts of one mailbox the one that is spelled so is meant', async () => {
  const domain = `several-${process.pid}.example`
  const spelled = [`a@\u00ad${domain}`, `a@${domain}`, `a@${domain}\u200b`]
  for (const email of spelled) await anAccount(app.db, { email })
  for (const email of spelled) {
    const answer = await app.post('/api/author/login', { email, password: PASSWORD })
    expect(login.output.parse(answer.json()).user.email).toBe(email)
  }
})

test('a built session counts', async () => {
  const answer = await app.get('/api/user', await signInAs(app.db, await anAccount(app.db)))
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
})
