import { consoleMessages } from '@panai/contract/staff/console-messages'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import { resources } from './resources.tsx'

const named = Object.fromEntries(
  resources.map(({ name, words }) => [name, { name: `${words.one} |||| ${words.many}` }]),
)

const english = {
  ...englishMessages,
  ra: {
    ...englishMessages.ra,
    navigation: {
      ...englishMessages.ra.navigation,
      no_results: 'There is nothing here',
      no_filtered_results: 'Nothing is found with these filters',
    },
    message: { ...englishMessages.ra.message, invalid_form: consoleMessages.fieldsWrong },
    notification: { ...englishMessages.ra.notification, logged_out: consoleMessages.sessionEnded },
  },
  resources: named,
}

export const i18nProvider = polyglotI18nProvider(() => english, 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
})
