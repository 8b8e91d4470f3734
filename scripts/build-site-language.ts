import path from 'node:path'
import { interfaceLanguages } from '@panai/contract/language/interface-languages'
import { createBuilder, mergeConfig } from 'vite'
import { siteIn } from '../site/vite.config.ts'

const [language, folder = ''] = process.argv.slice(2)
const known = interfaceLanguages.find((one) => one === language)
if (!known || !folder) throw new Error('usage: node scripts/build-site-language.ts <language> <folder>')

const siteFolder = path.resolve(import.meta.dirname, '../site')
process.chdir(siteFolder)
const builder = await createBuilder(
  mergeConfig(siteIn(known, 'build'), {
    configFile: false,
    root: siteFolder,
    logLevel: 'warn',
    // Files with fixed names are the same in each language.
    ...(known !== 'en' && { publicDir: false }),
    build: { outDir: path.relative(siteFolder, folder) },
  }),
)
await builder.buildApp()
