import { consoleMessages } from '@panai/contract/console/staff/console-messages'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import type { I18nProvider } from 'react-admin'
import { resources } from './resources.tsx'

const named = Object.fromEntries(
  resources.map(({ name, words }) => [name, { name: `${words.one} |||| ${words.many}`, empty: words.empty }]),
)

const english = {
  ...englishMessages,
  ra: {
    ...englishMessages.ra,
    navigation: {
      ...englishMessages.ra.navigation,
      no_results: 'Nothing here yet',
      no_filtered_results: 'Nothing found with these filters',
    },
    message: { ...englishMessages.ra.message, invalid_form: consoleMessages.fieldsWrong },
    notification: {
      ...englishMessages.ra.notification,
      created: 'Created',
      updated: 'Saved |||| %{smart_count} records saved',
      deleted: 'Deleted |||| %{smart_count} records deleted',
      bad_item: 'This record is not valid',
      item_doesnt_exist: 'This record no longer exists',
      logged_out: consoleMessages.sessionEnded,
    },
  },
  resources: named,
}

const words = polyglotI18nProvider(() => english, 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
})

/** An empty list says what to do first, each in its own words. */
export const i18nProvider: I18nProvider = {
  ...words,
  translate: (key, options) =>
    words.translate(
      key === 'ra.navigation.no_results' && options?.resource ? `resources.${options.resource}.empty` : key,
      options,
    ),
}
