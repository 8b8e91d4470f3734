import { z } from 'zod'
import { jsonBody } from '../../http/endpoint.ts'
import { passkeyAnswer } from './passkey-fields.ts'
import { staffAccountMessages } from './staff-account-messages.ts'

/** A code of the app, or one of the recovery codes; spaces and dashes are as people type them. */
const typedCode = z
  .string(staffAccountMessages.codeMissing)
  .max(60, staffAccountMessages.wrongCode)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
export const code = typedCode.refine((text) => text !== '', staffAccountMessages.codeMissing)

export const mailedCode = typedCode
  .optional()
  .meta({ description: 'The code from the mail, if one was sent.' })

/** Where the code went that the first factor of an account takes beside its own. */
export const mailing = {
  mailed_to: z.string().nullable().meta({
    description:
      'The address that a code was mailed to; null: no code is needed, for a further factor or in the demo.',
  }),
  mails_are_kept: z
    .boolean()
    .meta({ description: 'There is no mail server: mails are files in the data folder.' }),
}

export const recoveryCodes = z.array(z.string()).meta({
  description:
    'Shown only now; each works once in place of the factor. Empty for a further factor: the present ones keep working.',
})

export const proved = z.object({ success: z.literal(true), message: z.string() })

/** One of the factors that the account has. */
export const factorBody = jsonBody(
  z
    .object({
      code: code.optional().meta({ description: 'From the app, or a recovery code.' }),
      passkey: passkeyAnswer
        .optional()
        .meta({ description: 'The answer to the challenge that `askForPasskey` gave.' }),
    })
    .meta({ id: 'SecondFactorProof' }),
  ({ fields: { code, passkey } }) =>
    code === undefined && passkey === undefined ? { code: staffAccountMessages.codeMissing } : {},
)
