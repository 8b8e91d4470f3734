import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Outcome } from '../lib/finding.ts'
import { inTemporaryFolder } from '../lib/in-temporary-folder.ts'
import { MissingProgram } from '../lib/missing-program.ts'
import type { RunningServer } from '../lib/start-server.ts'

const checker = createRequire(import.meta.url)('vnu-jar') as string // the package is the path of its archive

/** States of pages that no sitemap lists, and what is there instead of a page. */
const unlisted = [
  '/publications?page=2',
  '/publications?q=zzzz',
  '/publications?genre=poetry&format=ebook',
  '/authors/1?tab=about',
  '/authors/1?tab=reviews',
  '/services/self-publishing?tab=progress',
  '/services/self-publishing?tab=starting',
  '/help?tab=word-limits',
  '/help?tab=images',
  '/royaltyform?copies=10',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password/token?email=a%40b.example',
  '/dashboard',
  '/book-info',
  '/profile',
  '/sales-history',
  '/payout-history',
  '/books/999999',
  '/no/such/page',
]

type Message = { type: string; subType?: string; message: string; url: string; extract?: string }

/** Holds every page, as the server renders it, against the Nu HTML checker. It needs Java. */
export async function checkHtml({ url }: RunningServer): Promise<Outcome> {
  const pages = [...(await listedPages(url)), ...unlisted]
  const messages = await inTemporaryFolder(async (folder) => {
    const files = await Promise.all(pages.map((page, index) => save(url + page, folder, index)))
    return check(files)
  })
  // That a void element is closed with a slash is remarked on, and no fault.
  const faults = messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
  return {
    findings: [
      {
        row: `Faults that the Nu HTML checker finds in ${pages.length} pages`,
        figure: String(faults.length),
        bound: '0',
        reached: faults.length === 0,
      },
    ],
    remarks: faults.map(
      ({ message, url: file, extract = '' }) =>
        `  ${pages[Number(path.parse(file).name)]}: ${message} (${extract})`,
    ),
    figures: { pages, faults },
  }
}

async function listedPages(url: string): Promise<string[]> {
  const parts = await addressesIn(`${url}/sitemap.xml`)
  const pages = await Promise.all(parts.map((part) => addressesIn(url + part)))
  return pages.flat()
}

/** The paths that a sitemap, or the list of its parts, names. */
async function addressesIn(sitemap: string): Promise<string[]> {
  const text = await (await fetch(sitemap)).text()
  return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc = '']) => new URL(loc).pathname)
}

async function save(address: string, folder: string, index: number): Promise<string> {
  const file = path.join(folder, `${index}.html`)
  const answer = await fetch(address, { headers: { accept: 'text/html' } })
  await writeFile(file, await answer.text())
  return file
}

async function check(files: readonly string[]): Promise<Message[]> {
  const words = ['-jar', checker, '--format', 'json', '--exit-zero-always', ...files]
  const { stderr } = await promisify(execFile)('java', words, { maxBuffer: 2 ** 28 }).catch(sayIfMissing)
  return JSON.parse(stderr).messages
}

function sayIfMissing(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOENT') throw new MissingProgram('There is no Java, which the Nu HTML checker needs.')
  throw error
}
