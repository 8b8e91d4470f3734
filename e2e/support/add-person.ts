import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface, type Interface } from 'node:readline'

type Person = { name: string; email: string } & (
  | { add: 'staff'; role: string; kind: 'whole' | 'password' }
  | { add: 'writer'; title: string }
  | { add: 'earner'; rupees: number }
  | { add: 'royalty'; rupees: number }
)

const script = path.resolve(import.meta.dirname, '../../server/test/add-people.ts')

let running: { child: ChildProcess; answers: NodeJS.AsyncIterator<string> } | undefined
let last: Promise<unknown> = Promise.resolve()

/** One process makes the people of all journeys of a worker: to start one for each took a second of a processor. */
function start() {
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines: Interface = createInterface({ input: child.stdout })
  return { child, answers: lines[Symbol.asyncIterator]() }
}

/** Makes somebody in the database of the running server. @returns what the journey must know of them */
export async function addPerson(person: Person): Promise<string[]> {
  const before = last
  const answer = (async () => {
    await before.catch(() => undefined)
    running ??= start()
    const dataDir = path.dirname(process.env.PANAI_MAIL ?? '')
    running.child.stdin?.write(`${JSON.stringify({ dataDir, ...person })}\n`)
    const { value } = await running.answers.next()
    const said: unknown = JSON.parse(value ?? '{}')
    if (!Array.isArray(said)) throw new Error(`nobody was made: ${value}`)
    return said.map(String)
  })()
  last = answer
  return answer
}

/** Ends the process, if one was needed. */
export function endAdding(): void {
  running?.child.stdin?.end()
  running = undefined
}
