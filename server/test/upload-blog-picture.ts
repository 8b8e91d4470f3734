import { addBlogPicture } from '@panai/contract/content/staff/blogs'
import type { OutputOf } from '@panai/contract/http/endpoint'
import { aForm } from './a-form.ts'
import { aPhoto } from './a-photo.ts'
import type { TestApplication } from './an-application.ts'
import { ask } from './ask.ts'
import type { StaffMember } from './staff-member.ts'

/** Stores a picture for an article. */
export async function uploadBlogPicture(
  { origin }: Pick<TestApplication, 'origin'>,
  editor: Pick<StaffMember, 'headers'>,
): Promise<OutputOf<typeof addBlogPicture>['data']> {
  const { body, type } = aForm({
    name: 'picture',
    value: await aPhoto({ width: 900, height: 600 }),
    file: 'palm.jpg',
    type: 'image/jpeg',
  })
  const headers = { ...editor.headers, 'content-type': type }
  const answer = await ask(origin, addBlogPicture.path, { method: 'POST', headers, body })
  return addBlogPicture.output.parse(answer.json()).data
}
