import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { PoolClient, PoolConfig } from 'pg'
import { from, to } from 'pg-copy-streams'
import { patientPool } from '../lib/patient-pool.ts'

/** Whatever the rows refer to comes first. */
const before = ['accounts', 'sales_imports', 'ledger_accounts', 'journals', 'postings'] as const
const measured = ['sale_lines', 'sales'] as const

/**
 * How long PostgreSQL itself takes to copy the rows of an import into empty tables that are the same: with their indexes and
 * references, and without what we do at each statement.
 */
export async function copySameRows(
  source: PoolConfig,
  target: PoolConfig,
  folder: string,
): Promise<Record<(typeof measured)[number], number>> {
  for (const table of [...before, ...measured])
    await onOne(source, (client) =>
      pipeline(client.query(to(`copy ${table} to stdout`)), createWriteStream(path.join(folder, table))),
    )
  return onOne(target, async (client) => {
    const take = async (table: string) => {
      const began = performance.now()
      await client.query('begin')
      await pipeline(
        createReadStream(path.join(folder, table)),
        client.query(from(`copy ${table} from stdin`)),
      )
      await client.query('commit')
      return (performance.now() - began) / 1000
    }
    await client.query("set session_replication_role = 'replica'")
    await client.query('set statement_timeout = 0')
    for (const table of before) {
      await client.query(`alter table ${table} disable trigger user`)
      await client.query(`delete from ${table}`).catch(() => {})
      await take(table).catch((error: Error) => {
        throw new Error(`${table}: ${error.message}`)
      })
    }
    await client.query("set session_replication_role = 'origin'")
    for (const table of measured) await client.query(`alter table ${table} disable trigger user`)
    return { sale_lines: await take('sale_lines'), sales: await take('sales') }
  })
}

async function onOne<T>(config: PoolConfig, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const pool = patientPool(config)
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
    await pool.end()
  }
}
