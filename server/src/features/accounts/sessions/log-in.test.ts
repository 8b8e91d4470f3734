import { login } from '@panai/contract/accounts'
import { getUser, validateToken } from '@panai/contract/sessions'
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

test('a built session counts', async () => {
  const answer = await app.get('/api/user', await signInAs(app.db, await anAccount(app.db)))
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
})
