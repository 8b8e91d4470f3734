import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib/commands.ts'
import { beside } from './lib/texts/beside.ts'
import { leftOut } from './lib/texts/left-out.ts'
import { leftOver } from './lib/texts/left-over.ts'
import { readModules } from './lib/texts/modules.ts'

const sources = '{client,contract,demo,documents,server,site,staff}/src/**/*.{ts,tsx}'
/** A test says no text to anybody, and the list of codes has every message of an area without saying it. */
const isSilent = /\.test\.tsx?$|\.gen\.ts$|^server\/src\/http\/refusal-codes\.ts$/

const files = globSync(sources, { cwd: root })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !isSilent.test(file))
const modules = readModules(new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])))
const wrong = [leftOver, leftOut, beside].flatMap((look) => look(modules))
for (const line of wrong.sort()) console.log(line)
process.exitCode = wrong.length > 0 ? 1 : 0
