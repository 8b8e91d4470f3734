import {
  type ChosenKind,
  chosenKinds,
  notificationChoices,
} from '@panai/contract/notifications/notification-kinds'
import type { NotificationPreferences } from '@panai/contract/notifications/notifications'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

/** Whether the author is mailed about each kind: as chosen, or as usual. */
export async function getPreferences(db: Database | Tx, authorId: number): Promise<NotificationPreferences> {
  const chosen = await db
    .selectFrom('notification_preferences')
    .select(['kind', 'by_mail'])
    .where('author_id', '=', authorId)
    .execute()
  const byMail = (kind: ChosenKind) =>
    chosen.find((choice) => choice.kind === kind)?.by_mail ?? notificationChoices[kind].byMail
  return {
    move: byMail('move'),
    message: byMail('message'),
    statement: byMail('statement'),
    payout: byMail('payout'),
  }
}

export async function isMailed(tx: Tx, authorId: number, kind: ChosenKind): Promise<boolean> {
  return (await getPreferences(tx, authorId))[kind]
}

/** What is left out stays as it was. */
export async function changePreferences(
  tx: Tx,
  authorId: number,
  changes: { [K in ChosenKind]?: boolean | undefined },
): Promise<void> {
  for (const kind of chosenKinds) {
    const by_mail = changes[kind]
    if (by_mail !== undefined)
      await tx
        .insertInto('notification_preferences')
        .values({ author_id: authorId, kind, by_mail })
        .onConflict((conflict) => conflict.columns(['author_id', 'kind']).doUpdateSet({ by_mail }))
        .execute()
  }
}
