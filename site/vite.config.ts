import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { localisedWords } from './localised-words.ts'
import { scriptsApart } from './scripts-apart.ts'

/** What only some pages need, and share. Taken by itself, without what it imports, or the file would hold half of the rest. */
const shared = [
  { name: 'dialog', test: /\/site\/src\/ui\/dialog\b/ },
  {
    name: 'form',
    test: /\/site\/src\/(ui\/(form-field|text-field|submit-button)|new-key)\b|\/contract\/src\/(enquiry|text)-rules/,
  },
  {
    name: 'account',
    test: /\/site\/src\/(features\/(session|account-page|photo)\/|features\/profile\/details-|features\/drafts\/(details-|message-draft)|features\/notifications\/unread-store|ui\/(use-form|password-field))|\/contract\/src\/(account|submission)-/,
  },
  {
    name: 'author-area',
    test: /\/site\/src\/(features\/(author-area|author-header|dashboard|drafts\/(submission-draft|kept-files|forget-typed)|histories|submission|threads|notifications\/(bell|news))\b|reading\/whole-rupees|ui\/(alert|badge|choice))|\/contract\/src\/(royalty-working|sales-channels)\b|\/@tanstack\/(react-query|query-core)\//,
  },
]

/** How the site is built in one language: the pages in Tamil stand below `/ta`, whose files they share with the others. */
export function siteIn(language: InterfaceLanguage, command: 'build' | 'serve'): UserConfig {
  return {
    // What it makes up for in older versions of React is in ours.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    plugins: [
      localisedWords(language),
      scriptsApart(language),
      tailwindcss(),
      tanstackStart({
        srcDirectory: 'src',
        router: {
          quoteStyle: 'single',
          semicolons: false,
          ...(language === 'ta' && { basepath: '/ta' }),
          // One file a page: what it shows when it fails is a few lines, and every file costs a request.
          codeSplittingOptions: { defaultBehavior: [['component', 'errorComponent', 'notFoundComponent']] },
        },
      }),
      react(),
    ],
    // The built server bundle carries its dependencies, so that one file tree is what runs.
    ssr: command === 'build' ? { noExternal: true } : {},
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        // What five parts or more share is one file: twenty small ones cost a request each and compress worse. What only the
        // forms and the pages of authors share are files of their own, which no other page loads.
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // Evaluated in a turn of its own: see the page's first script.
                  {
                    name: 'react',
                    test: /\/node_modules\/(react|react-dom|scheduler)\/|\/site\/src\/react-first\b/,
                    priority: 3,
                  },
                  {
                    name: 'frame',
                    minShareCount: 5,
                    priority: 2,
                    test: (id) => !shared.some(({ test }) => test.test(id)),
                  },
                  ...shared.map((group) => ({
                    ...group,
                    minShareCount: 2,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  })),
                ],
              },
            },
          },
        },
      },
    },
  }
}

/** The development server shows the English pages. */
export default ({ command }: { command: 'build' | 'serve' }) => siteIn('en', command)
