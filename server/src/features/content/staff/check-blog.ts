import { translationProblems } from '@panai/contract/catalogue/staff/translations'
import { blogMessages } from '@panai/contract/content/staff/blog-rules'
import { type BlogFields, blogTexts } from '@panai/contract/content/staff/blogs'
import { messages } from '@panai/contract/http/messages'
import { interfaceLanguages } from '@panai/contract/language/interface-languages'
import type { Updateable } from 'kysely'
import type { Tables } from '../../../db/tables.gen.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { cleanHtml, type Unclean } from '../rich-text/clean-html.ts'
import { picturesIn } from '../rich-text/nodes.ts'
import { plainTextOf } from '../rich-text/plain-text.ts'
import { writeHtml } from '../rich-text/write-html.ts'
import { definedOf } from './defined-of.ts'

const words: Record<Unclean, string> = {
  unreadable: blogMessages.unreadable,
  'foreign picture': blogMessages.foreignPicture,
  'picture without words': blogMessages.altMissing,
}

export type BlogChanges = { [F in keyof BlogFields]?: BlogFields[F] | undefined }

/** What is kept of an article, as far as it decides what may be changed of it. */
export type KeptBlog = Pick<
  BlogFields,
  'language' | 'picture_id' | 'picture_alt' | 'picture_alt_en' | 'picture_alt_ta'
> & { title_en: string | null; title_ta: string | null }

/**
 * An article's columns as the given fields change them, each text cleaned and beside it its plain words.
 * @throws Refusal invalid, naming every field that is wrong: a text that holds what can't be shown and must not be left out in silence, a
 * picture without words, half a translation.
 */
export async function checkBlog(
  tx: Tx,
  now: KeptBlog,
  given: BlogChanges,
): Promise<Omit<Updateable<Tables['blogs']>, 'id'>> {
  const errors: Record<string, string[]> = {}
  const { html: _, html_en: __, html_ta: ___, published_at, ...others } = definedOf(given)
  const columns: Omit<Updateable<Tables['blogs']>, 'id'> = { ...others }
  if (published_at !== undefined) columns.published_at = published_at

  for (const suffix of ['', '_en', '_ta'] as const) {
    const html = given[`html${suffix}`]
    if (html === undefined) continue
    const text = html === null ? { html, content: null } : await checkText(tx, html)
    if ('problem' in text) errors[`html${suffix}`] = [text.problem]
    else Object.assign(columns, { [`html${suffix}`]: text.html, [`content${suffix}`]: text.content })
  }

  // Title and text of a translation are kept together: where the one is, the other is.
  const whole = { ...now, html_en: now.title_en, html_ta: now.title_ta, ...definedOf(given) }
  const hasPicture = whole.picture_id !== null
  if (!hasPicture) Object.assign(columns, { picture_alt: '', picture_alt_en: null, picture_alt_ta: null })
  const saysPicture = interfaceLanguages.some((language) => given[`picture_alt_${language}`])
  const changesPicture = given.picture_id !== undefined || given.picture_alt !== undefined
  if (hasPicture && (changesPicture || saysPicture)) {
    // The words stand for the picture: neither goes without the other.
    if (whole.picture_alt === '') errors.picture_alt = [blogMessages.altMissing]
    if (!(await isPicture(tx, whole.picture_id))) errors.picture_id = [blogMessages.pictureUnknown]
  }
  const isSaid = hasPicture && (whole.picture_alt !== '' || saysPicture)
  const needed = blogTexts.filter((field) => field !== 'picture_alt' || isSaid)
  Object.assign(errors, { ...translationProblems(whole, needed), ...errors })

  if (Object.keys(errors).length > 0) throw new Refusal('invalid', messages.invalidInput, { errors })
  return columns
}

/** A text as it may be stored, and its plain words. */
async function checkText(
  tx: Tx,
  given: string,
): Promise<{ html: string; content: string } | { problem: string }> {
  const nodes = cleanHtml(given)
  if (typeof nodes === 'string') return { problem: words[nodes] }
  const content = plainTextOf(nodes)
  const keys = [...new Set(picturesIn(nodes).map(({ key }) => key))]
  if (content === '' && keys.length === 0) return { problem: blogMessages.text }
  const known =
    keys.length === 0 ? [] : await tx.selectFrom('pictures').select('id').where('key', 'in', keys).execute()
  if (known.length !== keys.length) return { problem: blogMessages.pictureUnknown }
  return { html: writeHtml(nodes), content }
}

async function isPicture(tx: Tx, id: number | null): Promise<boolean> {
  const known = await tx.selectFrom('pictures').select('id').where('id', '=', id).executeTakeFirst()
  return known !== undefined
}
