import { z } from 'zod'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { chosenStaffPassword, emailField, nameField } from '../account-fields.ts'
import { unequalPasswords } from '../account-rules.ts'
import { mailedToken } from '../accounts.ts'
import { staffAccountMessages } from './staff-account-messages.ts'

const madeUsable = z.object({
  success: z.literal(true),
  message: z.string(),
  email: z.string().meta({ description: 'The address to log in with.' }),
})

export const setUp = endpoint({
  id: 'setUp',
  method: 'POST',
  path: '/api/staff/set-up',
  tag: 'Staff',
  access: 'public',
  summary: 'Makes the first admin with the link that the server printed',
  description:
    'A start without an admin prints a link that works once and for 24 hours, and only while there is no admin. A link that is not valid is a 422 about `token`.',
  body: jsonBody(
    z
      .object({ token: mailedToken, name: nameField, email: emailField, ...chosenStaffPassword })
      .meta({ id: 'SetUp' }),
    unequalPasswords,
  ),
  output: madeUsable.extend({ message: z.literal(staffAccountMessages.setUpDone) }),
  refusals: ['conflict'],
})

export const acceptInvitation = endpoint({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/api/staff/invitation',
  tag: 'Staff',
  access: 'public',
  summary: 'Sets a password with the link of an invitation',
  description: 'The link works once, within 72 hours. A link that is not valid is a 422 about `token`.',
  body: jsonBody(
    z.object({ token: mailedToken, ...chosenStaffPassword }).meta({ id: 'AcceptedInvitation' }),
    unequalPasswords,
  ),
  output: madeUsable.extend({ message: z.literal(staffAccountMessages.invitationAccepted) }),
})

export const setUpEndpoints = [setUp, acceptInvitation] as const
