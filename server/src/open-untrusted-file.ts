/**
 * Opens one file that a stranger sent, in a process of its own: what a hostile file does to a reader, it does here, where there are
 * no secrets, little memory and little time. The task is what comes in; a line of JSON goes out for each thing found. Then it ends.
 */
import { chdir } from 'node:process'
import { text } from 'node:stream/consumers'
import { INPUT, OUTPUT, READY, SECOND_OUTPUT, type Task } from './untrusted-files/task.ts'
import { failed, tell } from './untrusted-files/tell.ts'

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
      return tell(JSON.stringify(await inspectDocument().catch(failed)))
    }
    case 'manuscript': {
      const { checkManuscript } = await import('./manuscripts/check/check-manuscript.ts')
      return tell(JSON.stringify(await checkManuscript(INPUT, task).catch(failed)))
    }
    case 'corrected-text': {
      const { tellCorrectedText } = await import('./manuscripts/word-file/tell-corrected-text.ts')
      return tell(JSON.stringify(await tellCorrectedText(INPUT, { ...task, output: OUTPUT }).catch(failed)))
    }
    case 'print-file': {
      const { checkPdf } = await import('./manuscripts/pdf/check-pdf.ts')
      return tell(JSON.stringify(await checkPdf(INPUT).catch(failed)))
    }
    case 'interior': {
      const { tellInteriors } = await import('./manuscripts/interior/tell-interiors.ts')
      const output = task.isPrinted ? OUTPUT : null
      for await (const told of tellInteriors(INPUT, { ...task, output })) await tell(JSON.stringify(told))
      return
    }
    case 'ebook': {
      const { tellEbook } = await import('./manuscripts/ebook/tell-ebook.ts')
      return tell(JSON.stringify(await tellEbook(INPUT, { ...task, output: OUTPUT })))
    }
    case 'sample': {
      const { tellSample } = await import('./manuscripts/sample/tell-sample.ts')
      return tell(JSON.stringify(await tellSample(INPUT, { ...task, output: OUTPUT })))
    }
    case 'cover': {
      const { tellCover } = await import('./manuscripts/cover/tell-cover.ts')
      const output = { pdf: OUTPUT, front: SECOND_OUTPUT }
      return tell(JSON.stringify(await tellCover(INPUT, { ...task, output })))
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
