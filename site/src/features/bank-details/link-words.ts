import { brand } from '@panai/contract/brand'
import { send } from '../../api.ts'
import { momentWords } from '../../reading/moment-words.ts'

/** What the links of mails about changes say and do. `open` hands the token over. @throws ApiError when it is not valid any more. */
export const linkWords = {
  confirm: {
    title: 'Confirm your bank details',
    text: 'Were they given by you? Then confirm them: they take effect after 24 hours, or after three days where your e-mail address was changed lately.',
    label: 'Confirm these details',
    busyLabel: 'Confirming...',
    async open(token: string) {
      const { in_force_from } = await send('/api/author/payee/confirm', { token }, {})
      return `They take effect on ${momentWords(in_force_from)}, once we have verified them.`
    },
    done: 'Your bank details are confirmed',
    next: { to: '/bank-details', label: 'Go to your details' },
  },
  stop: {
    title: 'Was it not you?',
    text: 'Then stop the change of your bank details. Every device is logged out, yours too, and your password works no more. Nothing is paid out until we have talked to you.',
    label: 'This was not me: stop it',
    busyLabel: 'Stopping...',
    async open(token: string) {
      await send('/api/author/payee/stop', { token }, {})
      return `Nothing is paid to those details, and every device is logged out. We have mailed you a link for a new password. Please call us at ${brand.phone.shown}: your bank details are frozen until we have talked to you.`
    },
    done: 'The change is stopped',
    next: { to: '/forgot-password', label: 'Take a new password' },
  },
  notMe: {
    title: 'Was it not you?',
    text: 'Then take your account back. It gets this e-mail address again, every device is logged out, and the password works no more. Your bank details are frozen: nothing is paid out until we have talked to you.',
    label: 'This was not me: take it back',
    busyLabel: 'Taking it back...',
    async open(token: string) {
      await send('/api/author/not-me', { token }, {})
      return `Every device is logged out, and we have mailed you a link for a new password. Please call us at ${brand.phone.shown}: your bank details are frozen until we have talked to you.`
    },
    done: 'Your account is yours again',
    next: { to: '/forgot-password', label: 'Take a new password' },
  },
} as const
