import { runCommand } from '@panai/server/commands/run-command'
import { StartupProblem } from '@panai/server/startup/startup-problem'
import { growSales } from './author/grow-sales.ts'
import { growCatalogue } from './grow-catalogue.ts'
import { readCatalogue } from './read-catalogue.ts'

const MOST = 2_000_000
const [first = '', second = ''] = process.argv.slice(2)
const ofSales = first === 'sales'

await runCommand(async ({ config, db, say }) => {
  const wanted = Number(ofSales ? second : first)
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > MOST)
    throw new StartupProblem(
      `Say how many: npm run demo:grow -- 100000 for books, npm run demo:grow -- sales 10000 for sales of one author (1 to ${MOST}).`,
    )
  if (!config.demo)
    throw new StartupProblem(
      'This would fill the database with made-up data. Set DEMO=1 to say that it is a demo.',
    )
  if (!ofSales) return growCatalogue(db, await readCatalogue(), { books: wanted, say })
  const { email, password } = await growSales(db, { sales: wanted, say })
  say(`Log in as ${email}, password ${password}`)
})
