import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { documents } from './documents.ts'

const siteFolder = path.resolve(import.meta.dirname, '../../site/public')

for (const { address, make } of documents) {
  const file = path.join(siteFolder, address)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, await make())
  console.log(path.relative(process.cwd(), file))
}
