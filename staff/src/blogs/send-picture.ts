import { staffUpload } from '../api/staff-call.ts'

/** Stores a picture for articles. @throws what the call throws; the message says what is wrong with the file. */
export async function sendPicture(file: File) {
  const form = new FormData()
  form.set('picture', file)
  const { data } = await staffUpload('POST', '/api/staff/pictures', {}, form)
  return data
}
