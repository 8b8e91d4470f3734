/**
 * PostgreSQL's settings for a small machine that also runs the application. Nothing here trades safety: a commit is
 * acknowledged when it is on the disk.
 */
const SMALL_SERVER: Record<string, string> = {
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '64MB',
  max_connections: '40',
  max_wal_size: '256MB', // bounds both the disk that the log takes and the time of a recovery
  jit: 'off',
  random_page_cost: '1.1', // as for any disk without a moving head; else a hundred rows are looked up by reading a whole table
  io_method: 'sync', // the default is three more processes
  max_logical_replication_workers: '0', // one process less
  max_parallel_workers_per_gather: '0', // parallel workers need /dev/shm, which containers keep tiny
  max_parallel_maintenance_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Neither failed statements nor their values: the application reports those, and they name people.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

/** The arguments for `postgres`: our settings, the caller's over them, and no way in but the socket. */
export function serverArguments(
  cluster: string,
  socketFolder: string,
  settings: Readonly<Record<string, string>>,
): string[] {
  const all = {
    ...SMALL_SERVER,
    ...settings,
    listen_addresses: '',
    port: '5432', // a part of the socket's name, nothing more
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`, // quoted: a comma would separate two folders
    unix_socket_permissions: '0700',
  }
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** No variable of the application's environment reaches PostgreSQL, which would heed its own (PGDATA, PGPORT, LC_ALL…). */
export function serverEnvironment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, TZ: 'UTC', ...more }
}
