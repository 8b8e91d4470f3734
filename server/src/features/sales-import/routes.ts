import { paise, toRupees } from '@panai/contract/money/money'
import {
  createCurrencyRate,
  deleteCurrencyRate,
  getCurrencyRate,
  listCurrencyRates,
} from '@panai/contract/sales-import/staff/currency-rates'
import { listImportsToPost, postSalesImports } from '@panai/contract/sales-import/staff/imports-to-post'
import { createManualSale } from '@panai/contract/sales-import/staff/manual-sales'
import {
  previewReplacement as getReplacement,
  replaceImports,
} from '@panai/contract/sales-import/staff/replacements'
import { getSaleLine, listSaleLines } from '@panai/contract/sales-import/staff/sale-lines'
import {
  changeSaleMatch,
  forgetSaleMatch,
  getSaleMatch,
  listSaleMatches,
  previewForgetting,
  previewMatchChange,
  writeOffSales,
} from '@panai/contract/sales-import/staff/sale-matches'
import {
  changeSalesAccount,
  createSalesAccount,
  getSalesAccount,
  listSalesAccounts,
  mergeSalesAccount,
  splitSalesAccount,
} from '@panai/contract/sales-import/staff/sales-accounts'
import {
  cancelSalesImport,
  getSalesFile,
  getSalesImport,
  listImportAuthors,
  listSalesImports,
  postSalesImport,
  previewUndo,
  undoSalesImport,
  uploadSalesFile,
} from '@panai/contract/sales-import/staff/sales-imports'
import {
  answerSalesFile,
  changeSalesLayout,
  deleteSalesLayout,
  getSalesLayout,
  listSalesLayouts,
  mapSalesFile,
  previewSalesFile,
} from '@panai/contract/sales-import/staff/sales-layouts'
import * as calls from '@panai/contract/sales-import/staff/waiting-sales'
import { staffFileRoute, staffRoute } from '../../access/staff-route.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Storage } from '../../files/storage.ts'
import { removeUnattached } from '../../files/unattached-files.ts'
import { ok, success } from '../../http/answers.ts'
import { toList } from '../../http/lists.ts'
import type { Route } from '../../http/route.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { addRate, getRate, listRates, takeBackRate } from './currency/rates-routes.ts'
import { importSales } from './import-sales.ts'
import { findImportAuthors } from './imports/find-import-authors.ts'
import { askToPost, askToUndo, cancelImport, findConsequences } from './imports/move-import.ts'
import { openSalesFile } from './imports/open-sales-file.ts'
import { askToPostSeveral, listToPost } from './imports/post-several.ts'
import { previewReplacement, replace } from './imports/replace-imports.ts'
import { getImport, listImports } from './imports/show-import.ts'
import { getLine, listLines } from './imports/show-lines.ts'
import { takeFile } from './imports/take-file.ts'
import { recordManualSale } from './manual/record-manual-sale.ts'
import { answerFile } from './mapping/answer-file.ts'
import { changeLayout, deleteLayout } from './mapping/change-layout.ts'
import { getLayout, listLayouts } from './mapping/list-layouts.ts'
import { mapFile } from './mapping/map-file.ts'
import { showPreview } from './mapping/show-preview.ts'
import { listIdentifiers, setIdentifiers } from './matching/book-identifiers.ts'
import { changeMatch, previewChange } from './sale-matches/change-match.ts'
import { forgetMatch, previewForget } from './sale-matches/forget-match.ts'
import { getMatch, listMatches } from './sale-matches/list-matches.ts'
import { getAccount, listAccounts } from './sales-accounts/list-accounts.ts'
import { mergeAccount, splitAccount } from './sales-accounts/merge-account.ts'
import { addAccount, changeAccount } from './sales-accounts/write-account.ts'
import { answerWaiting, askAgain, previewAnswer } from './waiting/answer.ts'
import { completeBook } from './waiting/complete-book.ts'
import { previewRefund, settleRefund } from './waiting/count-refund.ts'
import { listWaiting } from './waiting/list-waiting.ts'
import { lookAgain, matchSales } from './waiting/match-sales.ts'
import type { Outcome } from './waiting/reconsider.ts'
import { writeOff } from './waiting/write-off.ts'

type Deps = { storage: Storage; jobs: Pick<Jobs, 'add' | 'wake'> }

function toOutcome({ royalty, ...rows }: Outcome) {
  return { ...rows, royalty: toRupees(paise(royalty)) }
}

export function salesImportRoutes({ storage, jobs }: Deps): Route[] {
  const ask = (tx: Tx) => jobs.add(tx, importSales)
  return [
    staffRoute(listSalesAccounts, async ({ db, input }) => toList(input, await listAccounts(db, input))),
    staffRoute(getSalesAccount, async ({ db, input }) => ok(await getAccount(db, input.id))),
    staffRoute(createSalesAccount, async ({ db, change, caller, input }) => {
      const id = await change((tx) => addAccount(tx, input, caller.accountId))
      return ok(await getAccount(db, id))
    }),
    staffRoute(changeSalesAccount, async ({ db, change, input }) => {
      await change((tx) => changeAccount(tx, input))
      return ok(await getAccount(db, input.id))
    }),
    staffRoute(mergeSalesAccount, async ({ db, change, input }) => {
      await change((tx) => mergeAccount(tx, input))
      return ok(await getAccount(db, input.id))
    }),
    staffRoute(splitSalesAccount, async ({ db, change, input }) => {
      await change((tx) => splitAccount(tx, input))
      return ok(await getAccount(db, input.id))
    }),
    staffRoute(listSalesImports, async ({ db, input }) => toList(input, await listImports(db, input))),
    staffRoute(getSalesImport, async ({ db, input }) => ok(await getImport(db, input.id))),
    staffRoute(uploadSalesFile, async ({ db, change, caller, files, input }) => {
      const { month, sales_account_id: soldBy = null } = input
      const given = { file: files.file, month, soldBy, accountId: caller.accountId }
      const { id, isKnown } = await takeFile({ db, storage, change, ask }, given)
      jobs.wake(importSales)
      return ok({ ...(await getImport(db, id)), is_known: isKnown })
    }),
    staffRoute(cancelSalesImport, async ({ db, change, input: { id } }) => {
      const key = await change((tx) => cancelImport(tx, id))
      if (key !== null) await removeUnattached(db, storage, [key])
      return ok(await getImport(db, id))
    }),
    staffRoute(postSalesImport, async ({ db, change, input: { id, ...given } }) => {
      await change(async (tx) => {
        await askToPost(tx, id, given)
        await ask(tx)
      })
      jobs.wake(importSales)
      return ok(await getImport(db, id))
    }),
    staffRoute(listImportsToPost, async ({ db }) => ok(await listToPost(db))),
    staffRoute(postSalesImports, async ({ change, input: { imports } }) => {
      await change(async (tx) => {
        await askToPostSeveral(tx, imports)
        await ask(tx)
      })
      jobs.wake(importSales)
      return ok({ posting: imports.length })
    }),
    staffRoute(previewSalesFile, async ({ db, input }) => ok(await showPreview(db, input))),
    staffRoute(mapSalesFile, async ({ db, change, caller, input }) => {
      await change(async (tx) => {
        await mapFile(tx, input, caller.accountId)
        await ask(tx)
      })
      jobs.wake(importSales)
      return ok(await getImport(db, input.id))
    }),
    staffRoute(answerSalesFile, async ({ db, change, input }) => {
      await change(async (tx) => {
        await answerFile(tx, input)
        await ask(tx)
      })
      jobs.wake(importSales)
      return ok(await getImport(db, input.id))
    }),
    staffRoute(listSalesLayouts, async ({ db, input }) => toList(input, await listLayouts(db, input))),
    staffRoute(getSalesLayout, async ({ db, input }) => ok(await getLayout(db, input.id))),
    staffRoute(changeSalesLayout, async ({ db, change, input }) => {
      await change((tx) => changeLayout(tx, input))
      return ok(await getLayout(db, input.id))
    }),
    staffRoute(deleteSalesLayout, async ({ change, input: { id } }) => {
      await change((tx) => deleteLayout(tx, id))
      return ok({ id })
    }),
    staffRoute(previewUndo, async ({ db, input }) => ok(await findConsequences(db, input.id))),
    staffRoute(undoSalesImport, async ({ db, change, input: { id, ...given } }) => {
      await change(async (tx) => {
        await askToUndo(tx, id, given)
        await ask(tx)
      })
      jobs.wake(importSales)
      return ok(await getImport(db, id))
    }),
    staffRoute(getReplacement, async ({ db, input }) => ok(await previewReplacement(db, input.id))),
    staffRoute(replaceImports, async ({ db, change, input }) => {
      await change((tx) => replace(tx, input))
      return ok(await getImport(db, input.id))
    }),
    staffFileRoute(getSalesFile, ({ db, input, headers }) =>
      openSalesFile(db, storage, { id: input.id, headers }),
    ),
    staffRoute(listImportAuthors, async ({ db, input }) => toList(input, await findImportAuthors(db, input))),
    staffRoute(listSaleLines, async ({ db, input }) => toList(input, await listLines(db, input))),
    staffRoute(calls.listWaitingSales, async ({ db, input }) => toList(input, await listWaiting(db, input))),
    staffRoute(calls.matchSales, async ({ change, caller, input }) =>
      ok(await change((tx) => matchSales(tx, { ...input, accountId: caller.accountId }))),
    ),
    staffRoute(writeOffSales, async ({ db, change, caller, input }) => {
      const id = await change((tx) => writeOff(tx, { ...input, accountId: caller.accountId }))
      return ok(await getMatch(db, id))
    }),
    staffRoute(listSaleMatches, async ({ db, input }) => toList(input, await listMatches(db, input))),
    staffRoute(getSaleMatch, async ({ db, input }) => ok(await getMatch(db, input.id))),
    staffRoute(previewMatchChange, async ({ db, input }) => ok(await previewChange(db, input))),
    staffRoute(changeSaleMatch, async ({ db, change, input }) => {
      await change((tx) => changeMatch(tx, input))
      return ok(await getMatch(db, input.id))
    }),
    staffRoute(previewForgetting, async ({ db, input }) => ok(await previewForget(db, input))),
    staffRoute(forgetSaleMatch, async ({ db, change, input }) => {
      await change((tx) => forgetMatch(tx, input))
      return ok(await getMatch(db, input.id))
    }),
    staffRoute(calls.completeBookOfSales, async ({ change, input }) =>
      ok(await change((tx) => completeBook(tx, input))),
    ),
    staffRoute(calls.previewRefund, async ({ db, input }) => ok(await previewRefund(db, input.line_id))),
    staffRoute(calls.countRefund, async ({ change, input }) =>
      ok(await change((tx) => settleRefund(tx, input))),
    ),
    staffRoute(calls.previewWaitingAnswer, async ({ db, input }) =>
      ok(toOutcome(await previewAnswer(db, input))),
    ),
    staffRoute(calls.answerWaitingSales, async ({ change, caller, input }) =>
      ok(toOutcome(await change((tx) => answerWaiting(tx, { ...input, accountId: caller.accountId })))),
    ),
    staffRoute(calls.askAgainOfSale, async ({ change, input: { id } }) =>
      ok(toOutcome(await change((tx) => askAgain(tx, id)))),
    ),
    staffRoute(calls.lookAgainAtSales, async ({ change }) => ok(await change(lookAgain))),
    staffRoute(calls.getBookIdentifiers, async ({ db, input }) =>
      ok({ identifiers: await listIdentifiers(db, input.id) }),
    ),
    staffRoute(calls.putBookIdentifiers, async ({ db, change, input: { id, identifiers } }) => {
      await change((tx) => setIdentifiers(tx, id, identifiers))
      return ok({ identifiers: await listIdentifiers(db, id) })
    }),
    staffRoute(listCurrencyRates, async ({ db, input }) => toList(input, await listRates(db, input))),
    staffRoute(getCurrencyRate, async ({ db, input }) => ok(await getRate(db, input.id))),
    staffRoute(createCurrencyRate, async ({ change, input }) => {
      const data = await change(async (tx) => {
        const rate = await addRate(tx, input)
        await ask(tx)
        return rate
      })
      jobs.wake(importSales)
      return { success, data }
    }),
    staffRoute(deleteCurrencyRate, async ({ change, input: { id } }) => {
      await change(async (tx) => {
        await takeBackRate(tx, id)
        await ask(tx)
      })
      jobs.wake(importSales)
      return ok({ id })
    }),
    staffRoute(createManualSale, async ({ change, caller, input, idempotencyKey }) => {
      const by = { accountId: caller.accountId, key: idempotencyKey }
      return ok(await change((tx) => recordManualSale(tx, input, by)))
    }),
    staffRoute(getSaleLine, async ({ db, input }) => ok(await getLine(db, input.id))),
  ]
}
