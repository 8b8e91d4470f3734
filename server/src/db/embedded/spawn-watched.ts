import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { identity, type RunAs } from './privileges.ts'

export type Watched = {
  pid: number
  /** The exit code; 128 + n after signal n. Never rejects. */
  exited: Promise<number>
  /**
   * Asks the program to end (SIGINT: a fast shutdown for PostgreSQL), and to end at once (SIGQUIT) when it has not after a while. Returns
   * at once; safe to repeat.
   */
  end(): void
}

/**
 * PostgreSQL 18 may never end when it is asked to while it recovers from the death of one of its processes; then it hears of no
 * further SIGINT. To end at once is as safe: what was committed is on the disk.
 */
const PATIENCE_SECONDS = 10

/**
 * Runs "$@" and tells its pid on descriptor 3. Descriptor 0 is a pipe that only the parent process holds: when the
 * parent ends it, or dies, even by kill -9, `cat` ends and the program is asked to shut down: until it does, since a
 * program that has only just begun still ignores the signal, as all do that a shell starts in the background.
 * The traps keep a signal to the whole service (systemd sends one) from ending the watcher before the application has
 * drained. The pid is told last: telling it to a parent that has died meanwhile ends the shell.
 */
const WATCHER = `
trap '' INT TERM HUP
exec 4<&0 </dev/null
"$@" 3>&- 4<&- &
program=$!
{
  exec 3>&-
  cat <&4 >/dev/null
  asked=0
  while kill -INT $program; do
    sleep 1
    asked=$((asked + 1))
    [ $asked -lt $patience ] || kill -QUIT $program
  done
} 2>/dev/null &
watcher=$!
exec 4<&-
echo $program >&3
exec 3>&-
wait $program
code=$?
kill -KILL $watcher 2>/dev/null
exit $code
`

/**
 * Starts a program that does not outlive this process and is out of reach of Ctrl-C, which would otherwise end it
 * before the application has finished with it. Both outputs go to the open file `output`.
 */
export async function spawnWatched(
  [...command]: readonly string[],
  options: { runAs: RunAs; output: number; env: NodeJS.ProcessEnv; patienceSeconds?: number },
): Promise<Watched> {
  const { runAs, output, env, patienceSeconds = PATIENCE_SECONDS } = options
  const shell = spawn(
    'sh',
    ['-c', `patience=${patienceSeconds}${WATCHER}`, 'sh', ...runAs.prefix, ...command],
    {
      ...identity(runAs),
      env,
      stdio: ['pipe', output, output, 'pipe'],
      detached: true,
    },
  )
  const exited = new Promise<number>((resolve) => {
    shell.once('exit', (code) => {
      // The shell itself may have been killed: closing the pipe ends the program all the same.
      shell.stdin?.destroy()
      resolve(code ?? 128)
    })
  })
  await once(shell, 'spawn')
  let told = ''
  for await (const text of shell.stdio[3] as AsyncIterable<Buffer>) told += text // 'pipe' above: readable
  return { pid: Number.parseInt(told, 10), exited, end: () => shell.stdin?.destroy() }
}
