import type { Config } from '../config/config.ts'
import { createDataKeys } from '../keys/data-keys.ts'
import { createKeyring } from '../keys/keyring.ts'
import { findDataKeys, findSecrets } from '../keys/secret-keys.ts'

type Settings = Pick<Config, 'secretKeys' | 'dataKeys' | 'databaseAddress' | 'dataDir'>

/** The keys at hand by names that say nothing about them. Those that the settings do not give, as on another machine, are left out. */
export async function nameKeys(settings: Settings): Promise<string[]> {
  const shared = settings.databaseAddress !== null
  const secrets = shared && settings.secretKeys === null ? [] : await findSecrets(settings)
  const dataKeys = shared && settings.dataKeys === null ? [] : await findDataKeys(settings)
  return [
    ...secrets.map((secret) => createKeyring([secret]).signing.id),
    ...dataKeys.map((key) => createDataKeys([key]).newest),
  ]
}
