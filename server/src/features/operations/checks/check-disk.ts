import { alerts } from '@panai/contract/operations/alerts'
import { inBytes } from '../../../backup/progress.ts'
import { type DiskRoom, readDiskRoom } from '../../../files/disk-room.ts'
import { alarm, type Finding, fine, type OperationsDeps } from '../finding.ts'

/** How much room the disk of the data folder has on this node. */
export async function checkDisk({ dataDir }: Pick<OperationsDeps, 'dataDir'>): Promise<Finding> {
  return judgeDisk(await readDiskRoom(dataDir))
}

export function judgeDisk({ free, size }: DiskRoom): Finding {
  const share = size === 0 ? 1 : free / size
  const says = `${inBytes(free)} of ${inBytes(size)} are free on the disk of the data folder (${Math.floor(share * 100)} %).`
  if (share < alerts.DiskFull.below) return alarm('DiskFull', says, null)
  return share < alerts.DiskLow.below ? alarm('DiskLow', says, null) : fine(says)
}
