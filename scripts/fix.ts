import { run } from './lib/commands.ts'

if (!(await run('biome', ['check', '--write']))) process.exitCode = 1
