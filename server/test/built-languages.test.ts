import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, inject, test } from 'vitest'
import { root } from '../../scripts/lib/commands.ts'
import { builtScripts } from '../../scripts/lib/texts/built-scripts.ts'
import { readModules } from '../../scripts/lib/texts/modules.ts'
import { textsOf, withoutTexts } from '../../scripts/lib/texts/pieces.ts'
import { englishAlone, saidInEnglish } from '../../scripts/lib/texts/said-in-english.ts'

/** English that files of the Tamil pages have, as nobody reads it there. */
const notShown = new Map([
  ['Author not found', 'what the API answers: the page says its own words'],
  ['HTTP error! status: ', 'the message of an error, in place of which the page says its own words'],
  ['Your email address is confirmed', 'what the API answers: the page says its own words'],
  ['Something went wrong', 'of the router, for a failure that we show ourselves'],
  ['. All rights reserved.', 'the licence of a package'],
  ['royalty calculator', 'what an ornament is drawn by'],
  ['self publishing', 'what pages are found by, in whichever language somebody searches'],
  ['book publishing', 'what pages are found by, in whichever language somebody searches'],
  ['Short passages in ', 'the description of a field of the API'],
])

/** Where Tamil is said on English pages: names, help with accounts, and how names and sentences are told. */
const tamilOnEnglishPages = [
  'contract/src/brand/brand.ts',
  'contract/src/language/interface-languages.ts',
  'site/src/features/account-page/account-page.tsx',
  'site/src/features/guidance/manuscript-guide.tsx',
  'site/src/features/login/login-page.tsx',
  'site/src/features/password-reset/forgot-password-page.tsx',
  'site/src/features/password-reset/reset-password-page.tsx',
  'site/src/features/profile/details-form.tsx',
  'site/src/features/registration/registration-page.tsx',
  'site/src/features/services/translation-languages.ts',
  'site/src/features/shell/language-link.tsx',
  'site/src/reading/first-sentences.ts',
]
/** The pattern of initials is put together of several pieces. */
const ofInitials = /^\(\?<!/

const LETTERS = 12
const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

/** Of all scripts, compressed by gzip. Languages differ by more than words: by dates, by help in Tamil, by names that minifying gives. */
const MOST_MORE_BYTES = 1024

const modules = readModules(
  new Map(
    globSync('{client,contract,site}/src/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(root, file), 'utf8')]),
  ),
)
const english = englishAlone(modules)
let built: Record<'en' | 'ta', Awaited<ReturnType<typeof builtScripts>>>

beforeAll(async () => {
  const site = inject('siteFolder')
  built = { en: await builtScripts(site, 'en'), ta: await builtScripts(site, 'ta') }
})

test('no script of a page in Tamil has the English words of a text', () => {
  const said = built.ta.all().flatMap(([name, code]) => textsOf(name, code))
  const all = said.join('\n')
  const long = english.filter(({ text }) => lettersIn(text) > LETTERS)
  expect(long.length).toBeGreaterThan(500)
  const found = long.filter(({ text }) => all.includes(text))
  expect(found.filter(({ text }) => !notShown.has(text))).toEqual([])
  expect([...notShown.keys()].filter((text) => !all.includes(text))).toEqual([])
})

test('no script of a page in English has Tamil that is not meant for it', () => {
  const meant = new Set(
    [...modules.values()].filter(({ file }) => tamilOnEnglishPages.includes(file)).flatMap(saidInEnglish),
  )
  const said = built.en.all().flatMap(([name, code]) => textsOf(name, code))
  const found = said.filter((text) => /\p{Script=Tamil}/u.test(text) && !ofInitials.test(text))
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((text) => !meant.has(text))).toEqual([])
})

test('a page in Tamil has no more script than the English one but for its words', () => {
  const sizes = new Map<string, number>()
  const size = ([name, code]: readonly [string, string]) => {
    const bytes = sizes.get(name) ?? gzipSync(withoutTexts(name, code)).length
    sizes.set(name, bytes)
    return bytes
  }
  const total = (scripts: readonly (readonly [string, string])[]) =>
    scripts.reduce((sum, one) => sum + size(one), 0)
  expect(total(built.ta.all()) - total(built.en.all())).toBeLessThanOrEqual(MOST_MORE_BYTES)
  for (const page of ['/', '/publications', '/books/$id', '/contact', '/login', '/_author/dashboard'])
    expect([page, total(built.ta.ofPage(page)) - total(built.en.ofPage(page)) <= MOST_MORE_BYTES]).toEqual([
      page,
      true,
    ])
})
