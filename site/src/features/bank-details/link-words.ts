import { send } from '../../api.ts'
import { momentWords } from '../../reading/moment-words.ts'

/** What the two links of a mail about bank details say and do. `open` hands the token over. @throws ApiError when it is not valid any more. */
export const linkWords = {
  confirm: {
    title: 'Confirm your bank details',
    text: 'Were they given by you? Then confirm them: a day from now they count.',
    label: 'Confirm these details',
    busyLabel: 'Confirming...',
    async open(token: string) {
      const { in_force_from } = await send('/api/author/payee/confirm', { token }, {})
      return `They count from ${momentWords(in_force_from)}, once we have verified them.`
    },
    done: 'Your bank details are confirmed',
    next: { to: '/bank-details', label: 'Go to your details' },
  },
  stop: {
    title: 'Was it not you?',
    text: 'Then stop the change of your bank details. Every device is logged out, yours too.',
    label: 'This was not me: stop it',
    busyLabel: 'Stopping...',
    async open(token: string) {
      await send('/api/author/payee/stop', { token }, {})
      return 'Nothing is paid to those details, and every device is logged out. Somebody knows your password: please take a new one now.'
    },
    done: 'The change is stopped',
    next: { to: '/forgot-password', label: 'Take a new password' },
  },
} as const
