import { Unzip, UnzipInflate } from 'fflate'

/** An answer as it is, and what is packed in it: workbooks and archives are zips, written as streams. */
export function textsOf(answer: Buffer): string[] {
  const plain = answer.toString('latin1')
  return plain.startsWith('PK\x03\x04') ? [plain, unpacked(answer)] : [plain]
}

function unpacked(archive: Buffer): string {
  let text = ''
  const reader = new Unzip((entry) => {
    entry.ondata = (_, piece) => {
      if (piece) text += Buffer.from(piece).toString('latin1')
    }
    entry.start()
  })
  reader.register(UnzipInflate)
  reader.push(archive, true)
  return text
}
