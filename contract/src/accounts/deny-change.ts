import { z } from 'zod'
import { endpoint, jsonBody } from '../http/endpoint.ts'
import { accountMessages } from './account-messages.ts'
import { mailedToken } from './accounts.ts'
import { NOT_ME_DAYS } from './not-me-days.ts'

export const denyChange = endpoint({
  id: 'denyChange',
  method: 'POST',
  path: '/api/author/not-me',
  tag: 'Profile',
  access: 'public',
  summary: 'Takes an account back with a mailed link',
  description: `"This was not me", in a mail about a change; works once, within ${NOT_ME_DAYS} days. The address that got the link becomes the address of the account again, unless the account has an older one. All sessions end, the password stops working, bank details given since are stopped, and nothing is paid to the author until a person of the company has talked to them. A link that is not valid is a 422 about \`token\`.`,
  body: jsonBody(z.object({ token: mailedToken }).meta({ id: 'DeniedChange' })),
  output: z.object({ success: z.literal(true), message: z.literal(accountMessages.takenBack) }),
})
