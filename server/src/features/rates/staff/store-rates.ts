import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { messages } from '@panai/contract/http/messages'
import { type RatesInJson, ratesFromJson } from '@panai/contract/royalties/calculator-rates'
import type { StaffRates } from '@panai/contract/royalties/staff/rates'
import { ratesMessages } from '@panai/contract/royalties/staff/rates-examples'
import { sql } from 'kysely'
import { brokenKey } from '../../../db/broken-key.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { refuseStale } from '../../../http/refuse-stale.ts'
import { findStaffRates } from '../rates-queries.ts'

type Fields = RatesInJson & { valid_from: string }

/** @throws Refusal invalid for a day that is not to come, or has rates already. */
export async function addRates(tx: Tx, fields: Fields): Promise<StaffRates> {
  await checkDay(tx, fields.valid_from)
  const { id } = await onFreeDay(
    tx.insertInto('calculator_rates').values(toColumns(fields)).returning('id').executeTakeFirstOrThrow(),
  )
  return getRates(tx, id)
}

/** Only of rates that are still to come. @throws Refusal conflict for others, and when somebody has changed them since `version`. */
export async function changeComingRates(
  tx: Tx,
  id: number,
  version: number,
  changes: { [F in keyof Fields]?: Fields[F] | undefined },
): Promise<StaffRates> {
  const before = await lockComing(tx, id, version)
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const fields: Fields = { ...before, ...given }
  await checkDay(tx, fields.valid_from)
  await onFreeDay(tx.updateTable('calculator_rates').set(toColumns(fields)).where('id', '=', id).execute())
  return getRates(tx, id)
}

/** @throws Refusal conflict as changing them does. */
export async function takeBackRates(tx: Tx, id: number, version: number): Promise<void> {
  await lockComing(tx, id, version)
  await tx.deleteFrom('calculator_rates').where('id', '=', id).execute()
}

/** @throws Refusal not_found */
export async function getRates(tx: Tx, id: number): Promise<StaffRates> {
  const rates = await findStaffRates(tx, id)
  if (!rates) throw new Refusal('not_found', staffMessages.notFound)
  return rates
}

async function lockComing(tx: Tx, id: number, version: number): Promise<StaffRates> {
  await tx.selectFrom('calculator_rates').select('id').where('id', '=', id).forUpdate().execute()
  const rates = await getRates(tx, id)
  if (rates.state !== 'future') throw new Refusal('conflict', ratesMessages.settled)
  if (rates.version !== version) await refuseStale(tx, 'calculator_rates', id)
  return rates
}

async function checkDay(tx: Tx, day: string): Promise<void> {
  const { rows } = await sql<{
    is_to_come: boolean
  }>`select ${day}::date > india_today() as is_to_come`.execute(tx)
  if (!rows[0]?.is_to_come) throw refuseDay(ratesMessages.dayPast)
}

async function onFreeDay<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (brokenKey(error) === 'calculator_rates_valid_from_key') throw refuseDay(ratesMessages.dayTaken)
    throw error
  }
}

function refuseDay(message: string): Refusal {
  return new Refusal('invalid', messages.invalidInput, { errors: { valid_from: [message] } })
}

function toColumns({ valid_from, ...json }: Fields) {
  const rates = ratesFromJson(json)
  return {
    valid_from,
    page_rates: JSON.stringify(rates.pageRates),
    binding_costs: JSON.stringify(rates.bindingCosts),
    interior_factors: JSON.stringify(rates.interiorFactors),
    distribution_paise: rates.distributionCost,
    margin_paise: rates.platformMargin,
    suggested_royalty_paise: rates.suggestedRoyalty,
  }
}
