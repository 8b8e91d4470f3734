import { expect, test } from 'vitest'
import { allFiles } from './changed-files.ts'
import { chooseTests } from './choose-tests.ts'
import { refuseMissingPlaces } from './places.ts'

/** A small product: two features of the server, what they answer, a page, two screens of the console and their tests. */
const product: Record<string, string> = {
  'contract/src/books.ts': "export const listBooks = endpoint({ path: '/api/books' })",
  'contract/src/payees.ts': "export const getPayee = endpoint({ path: '/api/staff/payees' })",
  'contract/src/closing.ts': "export const close = endpoint({ path: '/api/close' })",
  'contract/src/brand/brand.ts': '',
  'contract/src/http/fields.ts': '',
  'contract/src/language/localised.ts': '',
  'contract/src/money/money.ts': '',
  'contract/src/pictures/pictures.ts': '',
  'contract/src/endpoints.ts': "import './books.ts'; import './payees.ts'; import './closing.ts'",
  'server/src/app.ts':
    "import './features/books/routes.ts'; import './features/payees/routes.ts'; import './features/closing/routes.ts'; import './features/mails/index.ts'",
  'server/src/db/transaction.ts': '',
  'server/src/features/books/routes.ts':
    "import type { Tables } from '../../db/tables.gen.ts'\nimport '@panai/contract/books'; import './list-books.ts'",
  'server/src/db/row.test.ts': "import { type Tables, tables } from './tables.gen.ts'",
  'server/src/features/books/list-books.ts': "import '../../db/transaction.ts'",
  'server/src/features/books/list-books.test.ts': "import '../../../test/an-application.ts'",
  'server/src/features/books/order.test.ts': "import './order.ts'",
  'server/src/features/books/order.ts': '',
  'server/src/db/tables.gen.ts': '',
  'server/src/features/payees/routes.ts': "import '@panai/contract/payees'; import '../../db/transaction.ts'",
  'server/src/features/payees/payees.test.ts': "import '../../../test/an-application.ts'",
  'server/src/features/payees/started.test.ts': "path.join(import.meta.dirname, '../books/list-books.ts')",
  'server/src/features/mails/index.ts': '',
  'server/src/features/closing/routes.ts': "import '@panai/contract/closing'; import '../payees/routes.ts'",
  'server/test/an-application.ts': "import '../src/app.ts'",
  'site/src/routes/publications.index.tsx': "import '../features/library/list.tsx'",
  'site/src/routes/books.$id.tsx': '',
  'site/src/features/library/list.tsx': "import '@panai/contract/books'",
  'site/src/routes/close.tsx': "import '@panai/contract/closing'",
  'site/public/robots.txt': '',
  'client/src/stored-session.ts': '',
  'contract/src/staff-endpoints.ts': '',
  'demo/src/catalogue/books.ts': '',
  'staff/src/payees/resource.ts': "name: 'payees', list: '/api/staff/payees'",
  'staff/src/sales/resource.ts': "name: 'sales', list: lazy(() => import('./sale-list.tsx'))",
  'staff/src/sales/sale-list.tsx': '',
  'e2e/journeys/library.spec.ts': "open(page, '/publications?q=a'); open(page, '/contact')",
  'e2e/journeys/book.spec.ts': "open(page, '/books/1')",
  'e2e/journeys/staff-payees.spec.ts': "openConsole(page, clerk, '/payees')",
  'e2e/journeys/month.spec.ts':
    "openConsole(page, clerk, '/payouts'); goto('/staff/sales'); goto('/help'); goto('/login')",
  'e2e/journeys/closing.spec.ts': "open(page, '/close')",
  'e2e/journeys/home.spec.ts': "open(page, '/')",
  'e2e/journeys/login.spec.ts': "open(page, '/login')",
  'e2e/journeys/staff-console.spec.ts': "open(page, '/staff')",
  'docs/security.md': '',
  'package-lock.json': '',
}
const choose = (...changed: string[]) => {
  const { tests, journeys, because } = chooseTests(
    changed,
    Object.keys(product),
    (file) => product[file] ?? null,
  )
  const short = (file: string) => file.replace(/^.*\//, '').replace(/\.(test|spec)\.ts$/, '')
  return { tests: tests.map(short), journeys: journeys.map(short), because }
}

test('a file of a feature: what uses it, its own tests of the application, and the journeys to the pages that ask it', () => {
  expect(choose('server/src/features/books/list-books.ts')).toMatchObject({
    tests: ['list-books', 'started'],
    journeys: ['library'],
  })
})

test('a part of a feature touches the tests of the feature, and a changed test itself alone', () => {
  expect(choose('server/src/features/books/order.ts').tests).toEqual(['list-books', 'order'])
  expect(choose('server/src/features/books/order.test.ts')).toMatchObject({ tests: ['order'], journeys: [] })
})

test('what is used as a type alone is left to the check of types', () => {
  expect(choose('server/src/db/tables.gen.ts')).toMatchObject({ tests: ['row'] })
})

test('what all features stand on touches the tests of all', () => {
  expect(choose('server/src/db/transaction.ts')).toMatchObject({
    tests: ['list-books', 'payees', 'started'],
    journeys: ['library', 'staff-payees', 'closing'],
  })
})

test('the journeys to a feature that stands on the changed one are left to the whole run', () => {
  expect(choose('server/src/features/payees/routes.ts').journeys).not.toContain('closing')
  expect(choose('server/src/features/closing/routes.ts').journeys).toEqual(['closing'])
})

test('the list of all features is no way from one to another, but touches all when it is changed', () => {
  expect(choose('server/src/features/payees/routes.ts')).toMatchObject({
    tests: ['payees'],
    journeys: ['staff-payees'],
  })
  expect(choose('server/src/app.ts').tests).toEqual(['list-books', 'payees'])
})

test('a screen that no journey is about is looked at by those that pass it', () => {
  expect(choose('staff/src/sales/sale-list.tsx').journeys).toEqual(['month'])
})

test('a changed journey is run', () => {
  expect(choose('e2e/journeys/book.spec.ts')).toMatchObject({ tests: [], journeys: ['book'] })
})

test('where nothing tells which pages a change shows on, a few journeys look whether anything works, and that is said', () => {
  expect(choose('server/src/features/mails/index.ts')).toMatchObject({
    journeys: ['home', 'login', 'staff-console'],
    because: { journeys: 'nothing tells which pages it shows on' },
  })
})

test('a text touches nothing, a package everything', () => {
  expect(choose('docs/security.md')).toMatchObject({ tests: [], journeys: [] })
  const { tests, journeys, because } = choose('package-lock.json')
  expect([tests.length, journeys.length, because.tests]).toEqual([5, 8, 'package-lock.json'])
})

test('the places that the rules speak of exist here', () => {
  refuseMissingPlaces(allFiles())
})

test('a place that was renamed is named, not passed over', () => {
  const renamed = Object.keys(product).map((file) => file.replace(/^client\//, 'session/'))
  expect(() => chooseTests(['README.md'], renamed, () => '')).toThrow('client/src/')
})

test('code that both browsers share shows in them', () => {
  expect(choose('client/src/stored-session.ts').journeys).toEqual(['home', 'login', 'staff-console'])
})
