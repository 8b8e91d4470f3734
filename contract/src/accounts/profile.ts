import { z } from 'zod'
import { endpoint, jsonBody, multipartBody } from '../http/endpoint.ts'
import { changedText, noParams } from '../http/fields.ts'
import { interfaceLanguages } from '../language/interface-languages.ts'
import { picture } from '../pictures/pictures.ts'
import { chosenAnyPassword, emailField, knownPassword, nameField, phoneField } from './account-fields.ts'
import { accountMessages } from './account-messages.ts'
import { photoRule, profileRules, unequalPasswords } from './account-rules.ts'
import { emailStatus, mailedToken, token } from './accounts.ts'

export const authorProfile = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    photo: picture.nullable(),
    profile_photo: z.string().nullable().meta({ description: 'Path below `/storage/`, or null.' }),
    bio: z.string().nullable(),
    facebook: z.string().nullable(),
    twitter: z.string().nullable(),
    instagram: z.string().nullable(),
    website: z.string().nullable(),
    awards: z.string().nullable(),
    email_confirmed: z.boolean(),
    mail_language: z
      .enum(interfaceLanguages)
      .meta({ description: 'In which mails to the author are written.' }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'AuthorProfile' })
export type AuthorProfile = z.output<typeof authorProfile>

const profileAnswer = z.object({ success: z.literal(true), data: authorProfile })

export const getProfile = endpoint({
  id: 'getProfile',
  method: 'GET',
  path: '/api/author/profile',
  tag: 'Profile',
  access: 'author',
  summary: "The caller's own profile",
  output: profileAnswer,
})

export const profileChanges = z
  .object({
    name: nameField.optional(),
    phone: phoneField.optional(),
    bio: changedText(profileRules.bio),
    facebook: changedText(profileRules.facebook),
    twitter: changedText(profileRules.twitter),
    instagram: changedText(profileRules.instagram),
    website: changedText(profileRules.website),
    awards: changedText(profileRules.awards),
    mail_language: z.enum(interfaceLanguages, accountMessages.mailLanguage).optional(),
  })
  .meta({ id: 'ProfileChanges' })
export type ProfileChanges = z.output<typeof profileChanges>

export const changeProfile = endpoint({
  id: 'changeProfile',
  method: 'PATCH',
  path: '/api/author/profile',
  tag: 'Profile',
  access: 'author',
  summary: "Changes the caller's own profile",
  description:
    'What is left out stays as it is; an empty or null field is cleared. Name, biography, addresses and awards show on the public page of an author with a published book.',
  body: jsonBody(profileChanges),
  output: profileAnswer.extend({ message: z.literal(accountMessages.profileSaved) }),
})

export const setProfilePhoto = endpoint({
  id: 'setProfilePhoto',
  method: 'PUT',
  path: '/api/author/profile/photo',
  tag: 'Profile',
  access: 'author',
  summary: "Sets the caller's picture",
  body: multipartBody(noParams, { profile_photo: { ...photoRule, missing: photoRule.wrongType } }),
  output: profileAnswer.extend({ message: z.literal(accountMessages.photoSaved) }),
})

export const removeProfilePhoto = endpoint({
  id: 'removeProfilePhoto',
  method: 'DELETE',
  path: '/api/author/profile/photo',
  tag: 'Profile',
  access: 'author',
  summary: "Removes the caller's picture",
  output: profileAnswer.extend({ message: z.literal(accountMessages.photoRemoved) }),
})

export const changePassword = endpoint({
  id: 'changePassword',
  method: 'PUT',
  path: '/api/author/password',
  tag: 'Profile',
  access: 'account',
  summary: 'Changes the password',
  description:
    'All sessions of the account end; the answer has the token of a new one for the caller. A wrong `current_password` is a 422.',
  body: jsonBody(
    z.object({ current_password: knownPassword, ...chosenAnyPassword }).meta({ id: 'PasswordChange' }),
    unequalPasswords,
  ),
  output: z.object({
    success: z.literal(true),
    message: z.literal(accountMessages.passwordChanged),
    token,
  }),
})

export const changeEmail = endpoint({
  id: 'changeEmail',
  method: 'POST',
  path: '/api/author/email',
  tag: 'Profile',
  access: 'account',
  summary: 'Asks for another e-mail address',
  description:
    'The new address is mailed a link that works once and for one day, the old one a notice; until the link is opened the old one stays. With the address that the account has already, the link that confirms it is mailed again. A wrong password is a 422.',
  body: jsonBody(z.object({ email: emailField, password: knownPassword }).meta({ id: 'EmailChange' })),
  output: z.object({
    success: z.literal(true),
    message: z.literal(accountMessages.emailChangeStarted),
    email_status: emailStatus,
  }),
  refusals: ['conflict'],
})

export const confirmEmail = endpoint({
  id: 'confirmEmail',
  method: 'POST',
  path: '/api/author/email/confirm',
  tag: 'Profile',
  access: 'public',
  summary: 'Confirms an e-mail address with a mailed link',
  description:
    'A link that is opened again says that the address is confirmed already. One that is not valid is a 422 about `token`; an address that has got an account meanwhile a 409.',
  body: jsonBody(z.object({ token: mailedToken }).meta({ id: 'EmailConfirmation' })),
  output: z.object({
    success: z.literal(true),
    message: z.literal([accountMessages.emailConfirmed, accountMessages.emailAlreadyConfirmed]),
    email: z.string(),
  }),
  refusals: ['conflict'],
})

export const closeAccount = endpoint({
  id: 'closeAccount',
  method: 'POST',
  path: '/api/author/closure',
  tag: 'Profile',
  access: 'author',
  summary: 'Closes the account',
  description:
    'Deletes the account with its e-mail address, phone number, picture, biography, addresses and sessions. Published books stay in the catalogue under the name on them, and records of money stay as long as the law asks. A wrong password is a 422.',
  body: jsonBody(z.object({ password: knownPassword }).meta({ id: 'Closure' })),
  output: z.object({ success: z.literal(true), message: z.literal(accountMessages.accountClosed) }),
})

export const profileEndpoints = [
  getProfile,
  changeProfile,
  setProfilePhoto,
  removeProfilePhoto,
  changePassword,
  changeEmail,
  confirmEmail,
  closeAccount,
] as const
