import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
      // What five parts or more share is one file: twenty small ones cost a request each and compress worse.
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', minShareCount: 5 }] } } },
      },
    },
  },
}))
