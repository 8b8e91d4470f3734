import { brand } from '@panai/contract/brand/brand'
import type { Config } from '../config/config.ts'
import { createFolderTransport, mailFolder } from './folder-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import type { Transport } from './transport.ts'

export function openTransport({ smtp, dataDir }: Pick<Config, 'smtp' | 'dataDir'>): Transport {
  return smtp ? createSmtpTransport(smtp) : createFolderTransport(mailFolder(dataDir))
}

/** For the person who starts the server: what happens to mail. Holds no password. */
export function whereMailGoes(
  { smtp, mailFrom, dataDir }: Pick<Config, 'smtp' | 'mailFrom' | 'dataDir'>,
  shown: (file: string) => string,
): string {
  if (!smtp) return `kept in ${shown(mailFolder(dataDir))}, none is sent (SMTP_URL sends it)`
  return `sent by ${smtp.host}:${smtp.port} from ${mailFrom.address}; the team's goes to ${brand.email}`
}
