import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './commands.ts'

/** Each word has one form; these are its others. Assembled of parts, so that this file does not find itself. */
const others = [
  ['கரை', 'யான்'],
  ['நாட்', 'க(?:ள்|ளி|ளு|ளை|ளா|ளோ)'],
  ['கையெழுத்துப் ?', 'படி(?!த்|வ)'],
  ['(?:வாழ்த்து|எழுத்து|கருத்து)', 'க்கள்'],
  ['\\d{4}', '-(?:இல்|ஆம்|இன்|லும்|களில்)'],
  ['அச்சு ', 'விலை'],
  ['நூலரங்', '(?:கில்|கின்|கிலி)'],
  ['இணைய', 'தள'],
  ['சமர்ப்', 'பிப்பு'],
  ['சுய', 'விவர'],
].map((parts) => new RegExp(parts.join(''), 'u'))

const files = globSync('{site,server,contract,staff,client}/src/**/*.{ts,tsx}', { cwd: root }).concat(
  globSync('{demo,documents}/{catalogue,art,src}/**/*.{ts,md,json}', { cwd: root }),
)

test.each(others)('no text has %s', (form) => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.filter((file) =>
    form.test(readFileSync(path.join(root, file), 'utf8').normalize('NFC')),
  )
  expect(found).toEqual([])
})
