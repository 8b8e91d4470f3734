/**
 * Opens one file that a stranger sent, in a process of its own: what a hostile file does to a reader, it does here, where there are
 * no secrets, little memory and little time. The task is what comes in; a line of JSON goes out for each thing found. Then it ends.
 */
import { chdir } from 'node:process'
import { text } from 'node:stream/consumers'
import { INPUT, READY, type Task } from './untrusted-files/task.ts'
import { tell } from './untrusted-files/tell.ts'

chdir(process.argv[2] ?? '')
// Most files are pictures: their reader is there before the file is.
const { decodePicture } = await import('./features/pictures/decode-picture.ts')
await tell(READY)
const asked = await text(process.stdin)
// Nothing is asked when whoever started this needs it no more, or has died.
if (asked !== '') await open(JSON.parse(asked) as Task) // written by our own process
process.exit()

async function open(task: Task): Promise<void> {
  switch (task.kind) {
    case 'picture':
      return tell(JSON.stringify(await decodePicture(task.types)))
    case 'document': {
      const { inspectDocument } = await import('./features/submissions/inspection/inspect-document.ts')
      return tell(JSON.stringify(await inspectDocument()))
    }
    case 'manuscript': {
      const { checkManuscript } = await import('./manuscripts/check/check-manuscript.ts')
      return tell(JSON.stringify(await checkManuscript(INPUT)))
    }
    case 'book-file': {
      const { openBookFile } = await import('./features/catalogue/staff/read-book-file.ts')
      return tell(JSON.stringify(await openBookFile()))
    }
    case 'sales-file': {
      const { tellSalesFile } = await import('./sales-files/tell-sales-file.ts')
      return tellSalesFile(task)
    }
  }
}
