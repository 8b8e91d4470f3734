import { randomBytes } from 'node:crypto'
import { postSalesImports } from '@panai/contract/sales-import/staff/imports-to-post'
import { createManualSale } from '@panai/contract/sales-import/staff/manual-sales'
import { previewReplacement, replaceImports } from '@panai/contract/sales-import/staff/replacements'
import {
  cancelSalesImport,
  getSalesFile,
  postSalesImport,
  undoSalesImport,
  uploadSalesFile,
} from '@panai/contract/sales-import/staff/sales-imports'
import {
  answerSalesFile,
  changeSalesLayout,
  deleteSalesLayout,
  getSalesLayout,
  mapSalesFile,
  previewSalesFile,
} from '@panai/contract/sales-import/staff/sales-layouts'
import { kdpPriorMonths, kdpSold, panaiCsv } from '../../server/test/sales-files.ts'
import { aBookOfHalves } from '../../server/test/sales-imports.ts'
import type { Deps } from '../cast/deps.ts'
import { aShopsTable, guessed, handInSales, type Import, untilImportIs } from '../cast/hand-in-sales.ts'
import { call, callFor, working } from './working.ts'

const idOf = ({ id }: Import) => String(id)
const both = ({ id, version }: Import) => ({ id: String(id), version })

function aMonth(isbn: string, copies: number) {
  const value = kdpPriorMonths([kdpSold(isbn, copies, { Earnings: copies * 100 })])
  return { file: `${copies} copies.xlsx`, value: Buffer.from(value) }
}

/** Of a book of its own. */
async function aRead(deps: Deps): Promise<Import> {
  return handInSales(deps, aMonth((await aBookOfHalves(deps.db)).isbn, 12))
}

async function aPosted(deps: Deps, given: Import): Promise<Import> {
  await call(deps, 'accounts', postSalesImport, { input: both(given) })
  return untilImportIs(deps, given.id, 'posted')
}

/** It could take the place of another one that is posted. */
async function aLater(deps: Deps): Promise<string> {
  const { isbn } = await aBookOfHalves(deps.db)
  await aPosted(deps, await handInSales(deps, aMonth(isbn, 12)))
  return idOf(await handInSales(deps, aMonth(isbn, 15)))
}

function anUnmapped(deps: Deps): Promise<Import> {
  const value = aShopsTable([{ isbn: '9788194012344', copies: 1, amount: 300 }])
  return handInSales(deps, { file: 'shop.csv', value }, 'unmapped')
}

/** With numbers that can be read in two ways. */
function anUnclear(deps: Deps): Promise<Import> {
  const order = randomBytes(8).toString('hex')
  const row = {
    isbn: '9788194012344',
    order_id: order,
    units: 10,
    list_price: '',
    amount: '1.500',
    costs: '',
    proceeds: '',
  }
  return handInSales(deps, { file: 'stall.csv', value: panaiCsv([row], { delimiter: ';' }) }, 'unmapped')
}

/** By which no file was read. */
async function aLayout({ db }: Deps): Promise<Import> {
  const mark = randomBytes(32).toString('hex')
  return db
    .insertInto('sales_layouts')
    .values({
      ...{ name: `Shop ${mark.slice(0, 8)}`, header: ['a', 'b'], headings: ['a', 'b'], header_key: mark },
      ...{ channel: 'direct', currency: 'INR', columns: JSON.stringify({ date: 0, title: 1, copies: 2 }) },
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

export const salesImportRequests = [
  working(uploadSalesFile, async ({ db }) => ({
    input: {},
    files: { file: aMonth((await aBookOfHalves(db)).isbn, 12) },
  })),
  working(cancelSalesImport, async (deps) => ({ input: { id: idOf(await aRead(deps)) } })),
  working(postSalesImport, async (deps) => ({ input: both(await aRead(deps)) })),
  working(undoSalesImport, async (deps) => ({
    input: { ...both(await aPosted(deps, await aRead(deps))), reason: 'The wrong file' },
  })),
  working(getSalesFile, async (deps) => ({ input: { id: idOf(await aRead(deps)) } })),
  working(postSalesImports, async (deps) => ({
    input: { imports: [await aRead(deps), await aRead(deps)] },
  })),
  working(previewReplacement, async (deps) => ({ input: { id: await aLater(deps) } })),
  working(replaceImports, async (deps) => {
    const id = await aLater(deps)
    const { preview, version, earlier } = (await callFor(deps, 'admin', previewReplacement, { id })).data
    const replaced = earlier.map((one) => ({ id: one.id, version: one.version }))
    return { input: { id, version, preview, earlier: replaced, reason: 'A newer file' } }
  }),
  working(previewSalesFile, async (deps) => ({ input: { id: idOf(await anUnmapped(deps)) } })),
  working(mapSalesFile, async (deps) => ({ input: await guessed(deps, await anUnmapped(deps)) })),
  working(answerSalesFile, async (deps) => ({
    input: { ...both(await anUnclear(deps)), decimal_sign: 'comma' as const },
  })),
  working(getSalesLayout, async (deps) => ({ input: { id: idOf(await aLayout(deps)) } })),
  working(changeSalesLayout, async (deps) => ({
    input: { ...both(await aLayout(deps)), is_retired: true },
  })),
  working(deleteSalesLayout, async (deps) => ({ input: { id: idOf(await aLayout(deps)) } })),
  working(createManualSale, async ({ db }) => ({
    input: {
      ...{ book_id: (await aBookOfHalves(db)).id, format: 'paperback' as const, copies: 2, amount: 598 },
      ...{ sold_on: '2026-04-02', buyer_name: 'Kavitha Raman' },
    },
  })),
]
