/** `page` wakes somebody, `work` waits for the morning. */
export type Severity = 'page' | 'work'

export type Alert = {
  severity: Severity
  /** A figure above it is too much. Seconds or bytes; without one the state itself is the alarm. */
  above?: number
  /** A share of what there is below it is too little. */
  below?: number
  /** What to do, as the run-book says it under the alert's name. */
  advice: string
}

const HALF_AN_HOUR = 1_800
const DAY_AND_A_HALF = 129_600

/**
 * What the console's page of operations and the rules of the monitor agree on. A test compares it with
 * `docs/operations/monitoring/alerts.yml` and with the run-book, `docs/operations/monitoring.md`.
 */
export const alerts = {
  DatabaseDown: {
    severity: 'page',
    advice:
      'Look at the database and the network to it. Nothing needs to be restarted: connections come back by themselves.',
  },
  LedgerDiffers: {
    severity: 'page',
    advice:
      'Approve no payout. The console names the totals under Background work (check-ledger), and so does the log.',
  },
  LedgerUnchecked: {
    severity: 'work',
    above: DAY_AND_A_HALF,
    advice: 'Look first whether other background work waits too: then no node takes it up.',
  },
  ChangesUnheard: {
    severity: 'page',
    above: 15,
    advice: 'Look at the network between the node and the database. Nothing needs to be restarted.',
  },
  MailWaits: {
    severity: 'work',
    above: 900,
    advice: 'The console’s outbox shows what the mail server said. Check SMTP_URL, then the provider.',
  },
  MailHeldUp: {
    severity: 'work',
    above: 300,
    advice:
      'Look at what the mail server answered, on the console’s page of operations, then at SMTP_URL and the provider. Nothing is lost, and nothing needs to be restarted: the mail server is tried again at least once a minute.',
  },
  MailFailed: {
    severity: 'work',
    advice: 'The outbox shows it, and sends it again after the address is mended.',
  },
  WorkFails: {
    severity: 'work',
    advice: 'The console shows its problem under Background work and runs it again.',
  },
  WorkWaits: {
    severity: 'work',
    above: HALF_AN_HOUR,
    advice: 'Look under Background work what runs, and whether every node does.',
  },
  BackupOld: {
    severity: 'work',
    above: DAY_AND_A_HALF,
    advice:
      'Make one by hand, systemctl start panai-backup, and look whether the machine that fetches backups has the new one. Upgrade nothing before.',
  },
  ReplicaBehind: {
    severity: 'work',
    above: 64 * 1024 * 1024,
    advice:
      'Look for a long query on it, then at its disk and its network. While it is behind it must not be promoted.',
  },
  DiskFull: {
    severity: 'page',
    below: 0.03,
    advice:
      'Make room now: with a full disk nothing can be stored. Old backups and old logs are what may go.',
  },
  DiskLow: {
    severity: 'work',
    below: 0.1,
    advice: 'Make room or add a disk. Old backups and old logs are what may go.',
  },
  ImportsStuck: {
    severity: 'work',
    above: HALF_AN_HOUR,
    advice:
      'Look under Background work at what reads sales files, and run it again. Nothing is posted twice.',
  },
  PayoutsStuck: {
    severity: 'work',
    above: HALF_AN_HOUR,
    advice: 'Open the run and press Continue paying: it goes on where it ended, and nobody is paid twice.',
  },
} as const satisfies Record<string, Alert>

export type AlertName = keyof typeof alerts

/** The same for the place of files, of which no monitor hears. */
export const storageAdvice =
  'Look at the disk, the rights of the folder or the bucket’s keys that STORAGE_URL names. Until then no picture and no manuscript is taken.'
