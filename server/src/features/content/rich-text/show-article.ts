import { keepInitials } from '@panai/contract/language/keep-initials'
import { scriptRuns } from '@panai/contract/language/script-language'
import type { Language } from '@panai/contract/language/vocabulary'
import { pictureAddress, pictureSet } from '@panai/contract/pictures/picture-addresses'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { type Picture, picturesIn, type RichNode } from './nodes.ts'
import { parseClean } from './parse-clean.ts'
import { readPlainText } from './plain-text.ts'
import { escapeHtml, keptPicture, writeHtml } from './write-html.ts'

type Size = { width: number; height: number }

const SIZES = '(min-width: 769px) 672px, 92vw'

/** What is kept of an article, read. What is not of the closed set, by whatever door it came, is shown as its plain words. */
export function readArticle({ html, content }: { html: string | null; content: string }): RichNode[] {
  return (html === null ? null : parseClean(html)) ?? readPlainText(content)
}

/** The text for visitors: its pictures in the sizes that suit the screen, words in another script than the article's marked as such. */
export async function showArticle(
  db: Database | Tx,
  nodes: readonly RichNode[],
  language: Language,
): Promise<string> {
  const keys = [...new Set(picturesIn(nodes).map(({ key }) => key))]
  const stored =
    keys.length === 0 ? [] : await db.selectFrom('pictures').selectAll().where('key', 'in', keys).execute()
  const sizes = new Map(stored.map(({ key, width, height }) => [key, { width, height }]))
  return writeHtml(nodes, {
    words: (text) => showWords(text, language),
    picture: (picture) => showPicture(picture, sizes.get(picture.key)),
  })
}

function showWords(text: string, own: Language): string {
  return scriptRuns(keepInitials(text), own)
    .map(({ text: run, language }) =>
      language === null ? escapeHtml(run) : `<span lang="${language}">${escapeHtml(run)}</span>`,
    )
    .join('')
}

function showPicture(picture: Picture, size: Size | undefined): string {
  if (!size) return keptPicture(picture)
  const path = `pictures/${picture.key}.webp`
  return `<picture><source type="image/avif" srcset="${pictureSet(path, size.width, 'avif')}" sizes="${SIZES}" /><img src="${pictureAddress(path, 640, 'webp')}" srcset="${pictureSet(path, size.width, 'webp')}" sizes="${SIZES}" width="${size.width}" height="${size.height}" alt="${escapeHtml(picture.alt)}" loading="lazy" decoding="async" /></picture>`
}
