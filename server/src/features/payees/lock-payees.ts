import type { Tx } from '../../db/transaction.ts'

/** Lets nobody else change the details of the author before the transaction ends, nor a payout begin that would be paid to them. */
export async function lockPayees(tx: Tx, authorId: number): Promise<void> {
  await tx.selectFrom('authors').select('id').where('id', '=', authorId).forNoKeyUpdate().execute()
  await tx
    .selectFrom('payee_details')
    .select('id')
    .where('author_id', '=', authorId)
    .orderBy('id')
    .forUpdate()
    .execute()
}
