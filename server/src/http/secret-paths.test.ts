import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withoutSecrets } from './secret-paths.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const SECRET = 'Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA'

/** The addresses of all pages, of the site and of the console, that have a token in them. */
async function pagesWithToken(): Promise<string[]> {
  const files = await readdir(path.join(root, 'site/src/routes'), { recursive: true })
  const ofSite = files
    .filter((file) => file.includes('$token'))
    .map((file) => `/${file.replace(/\.tsx$/, '').replaceAll('.', '/')}`)
  const console = await readFile(path.join(root, 'staff/src/console.tsx'), 'utf8')
  const ofConsole = [...console.matchAll(/path="([^"]*:token[^"]*)"/g)].map(
    ([, address]) => `/staff${address}`,
  )
  expect([ofSite.length, ofConsole.length].every((count) => count >= 2)).toBe(true)
  return [...ofSite, ...ofConsole]
}

test('no page with a token in its address shows it to the log', async () => {
  for (const page of await pagesWithToken()) {
    const acts = page.includes('$act') ? ['confirm', 'stop'] : ['']
    for (const act of acts) {
      const address = page.replace('$act', act).replace(/\$token|:token/, () => SECRET)
      const forms = [
        address,
        `/ta${address}`,
        `//ta//${address}`,
        `/${address}`,
        address.toUpperCase(),
        `${address}/`,
        `${address}\nx`,
        address.replaceAll('/', '//'),
      ]
      for (const form of forms) {
        const shown = withoutSecrets(form)
        expect([form, shown.toLowerCase().includes(SECRET.toLowerCase())]).toEqual([form, false])
        expect([form, shown.endsWith('…')]).toEqual([form, true])
      }
    }
  }
})

test('other addresses are shown as they are', () => {
  for (const address of [
    '/',
    '/books/7',
    '/ta/books/7',
    '/ta/reset-password/',
    '/bank-details',
    '/staff/books/7',
    '/reset-password/',
    '/confirm-email',
  ])
    expect(withoutSecrets(address)).toBe(address)
})
