import { EpubCheck } from '@likecoin/epubcheck-ts'

/** What is wrong with an e-book by the rules of EPUB 3.3, a line each: `RSC-005 EPUB/text-0001.xhtml:12 …`. */
export type EbookFindings = { errors: string[]; warnings: string[] }

export async function checkEbook(bytes: Uint8Array): Promise<EbookFindings> {
  const { messages } = await EpubCheck.validate(bytes)
  const saying = (...severities: readonly string[]) =>
    messages
      .filter(({ severity }) => severities.includes(severity))
      .map(({ id, location, message }) =>
        [id, location && `${location.path}:${location.line ?? ''}`, message].filter(Boolean).join(' '),
      )
  return { errors: saying('fatal', 'error'), warnings: saying('warning') }
}
