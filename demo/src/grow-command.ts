import { runCommand } from '@panai/server/command'
import { StartupProblem } from '@panai/server/startup-problem'
import { readCatalogue } from './catalogue-files.ts'
import { growCatalogue } from './grow.ts'

const MOST = 2_000_000

await runCommand(async ({ config, db, say }) => {
  const wanted = Number(process.argv[2])
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > MOST)
    throw new StartupProblem(`Say how many books: npm run demo:grow -- 100000 (1 to ${MOST}).`)
  if (!config.demo)
    throw new StartupProblem(
      'This would fill the catalogue with generated books. Set DEMO=1 to say that it is a demo.',
    )
  await growCatalogue(db, await readCatalogue(), { books: wanted, say })
})
