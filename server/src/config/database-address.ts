/** Where the database is. */
export type DatabaseAddress = {
  /** One for each host, alike but for host and port, in the order in which they are tried. */
  urls: readonly string[]
  /** Only a server that takes changes will do: not one that stands by. */
  takesChanges: boolean
}

const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)((?:\/[^?#]*)?)(?:\?([^#]*))?$/i
const TARGET = 'target_session_attrs'
const targets: Readonly<Record<string, boolean>> = { any: false, 'read-write': true, primary: true }

/**
 * Reads an address of PostgreSQL's own form: several hosts between commas, and `target_session_attrs` any, read-write or primary
 * (https://www.postgresql.org/docs/current/libpq-connect.html). @returns null when it is none.
 */
export function parseDatabaseUrl(text: string): DatabaseAddress | null {
  const [, beginning = '', hosts = '', path = '', query = ''] = parts.exec(text) ?? []
  if (beginning === '') return null
  const settings = query.split('&').filter((setting) => setting !== '' && !setting.startsWith(`${TARGET}=`))
  const target = new URLSearchParams(query).get(TARGET)
  const takesChanges = target === null ? false : targets[target]
  const end = settings.length > 0 ? `${path}?${settings.join('&')}` : path
  const urls = hosts.split(',').map((host) => `${beginning}${host}${end}`)
  return takesChanges !== undefined && urls.every((url) => URL.canParse(url)) ? { urls, takesChanges } : null
}
