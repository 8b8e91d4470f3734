import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What only forms need, and what only the pages of accounts do. */
const ofForms =
  /\/site\/src\/(ui\/(form-field|text-field|submit-button|field)|new-key)\b|\/contract\/src\/(enquiry|text)-rules/
const ofAccounts =
  /\/site\/src\/(features\/(session|account-page|photo|dashboard|histories|submission)\/|reading\/whole-rupees|ui\/(toast\/|use-form|password-field|alert|badge|choice))|\/contract\/src\/(account|submission)-|\/@tanstack\/(react-query|query-core)\//

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src',
      router: {
        quoteStyle: 'single',
        semicolons: false,
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
      // What five parts or more share is one file: twenty small ones cost a request each and compress worse. The forms and pages of
      // accounts share a file of their own, which no public page loads.
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'frame',
                  minShareCount: 5,
                  priority: 2,
                  test: (id) => !ofForms.test(id) && !ofAccounts.test(id),
                },
                {
                  name: 'form',
                  minShareCount: 2,
                  priority: 1,
                  test: ofForms,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'account',
                  minShareCount: 2,
                  priority: 1,
                  test: ofAccounts,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
  },
}))
