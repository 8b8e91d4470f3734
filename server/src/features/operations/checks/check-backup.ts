import { alerts } from '@panai/contract/operations/alerts'
import { newestBackupAt } from '../../../backup/backups-folder.ts'
import { alarm, type Finding, fine, isOver, type OperationsDeps } from '../finding.ts'
import { lasted } from '../words.ts'

/** How old the newest backup is that stands on this node. */
export async function checkBackup({ dataDir }: Pick<OperationsDeps, 'dataDir'>): Promise<Finding> {
  const seconds = await newestBackupAt(dataDir)
  if (seconds === null)
    return alarm(
      'BackupOld',
      'This node has no backup in DATA_DIR/backups; what is kept elsewhere is not seen from here.',
      null,
    )
  const at = new Date(seconds * 1_000)
  const says = `The newest backup was made ${lasted(at)} ago.`
  return isOver(alerts.BackupOld.above, at) ? alarm('BackupOld', says, at) : fine(says)
}
