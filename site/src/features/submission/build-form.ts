import { type ChosenFiles, fileFields } from '../drafts/kept-files.ts'
import type { Draft } from '../drafts/submission-draft.ts'

/**
 * The form as it is sent: names and types of contributors in one order. In Drive mode there is no file, else no link.
 * @throws DOMException when a chosen file can't be read any more.
 */
export async function buildForm(draft: Draft, files: ChosenFiles): Promise<FormData> {
  const people = draft.contributors.filter(({ role }) => draft.roles.includes(role))
  const form = new FormData()
  form.set('language', draft.language)
  form.set('title', draft.title)
  form.set('subtitle', draft.subtitle)
  form.set('author_name', draft.author_name)
  form.set('about_book', draft.about_book)
  form.set('about_author', draft.about_author)
  form.set('genre', draft.genre.join(','))
  form.set('contributors', people.map(({ name }) => name).join(','))
  form.set('contributor_types', people.map(({ role }) => role).join(','))
  if (draft.mode === 'drive') form.set('drive_link', draft.drive_link)
  for (const field of fileFields) {
    const file = files[field]
    if (!file || (field === 'bookPdf' && draft.mode === 'drive')) continue
    // One that was moved or changed meanwhile would only look like a broken network later on.
    await file.slice(0, 1).arrayBuffer()
    form.set(field, file, file.name)
  }
  return form
}
