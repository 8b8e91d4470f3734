import { fileOf, type OpenEbook } from './open-ebook.ts'

/** Where a link may lead out of a book: into the web and to a mailbox. */
const outside = /^(https?|mailto):/i

/** Reads a text of a book so that it can stand in a page: what it needs of other files stands in it. */
export async function textToShow(book: OpenEbook, text: number): Promise<Document> {
  const file = book.texts[text] ?? ''
  const read = book.documentOf(file)
  await Promise.all([...read.querySelectorAll('img')].map((picture) => bringIn(picture)))
  for (const link of read.querySelectorAll('a[href]')) lead(link)
  return read

  async function bringIn(picture: HTMLImageElement): Promise<void> {
    const found = fileOf(picture.getAttribute('src') ?? '', file)
    picture.removeAttribute('src')
    // Of a picture that is not in the book its description stays.
    if (!found || book.typeOf(found.file) === '') return
    picture.src = await asData(book.bytesOf(found.file), book.typeOf(found.file))
  }

  /** Where no script of ours hears that it was pressed, it leads to a place of this text, or nowhere. */
  function lead(link: Element): void {
    const reference = link.getAttribute('href') ?? ''
    const target = book.targetOf(reference, file)
    if (target === null) {
      if (outside.test(reference)) link.setAttribute('target', '_blank')
      else link.removeAttribute('href')
    } else {
      link.setAttribute('href', `#${target.text === text ? (target.id ?? '') : ''}`)
      link.setAttribute('data-text', String(target.text))
      link.setAttribute('data-id', target.id ?? '')
    }
  }
}

/** The policy of the page lets in no other address of what came with the book. */
function asData(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(new Blob([bytes], { type }))
  })
}
