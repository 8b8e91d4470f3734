import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [react()],
  // Built, its files lie among those of the site; in development each of the two has a server of its own, told apart by this.
  base: command === 'build' ? '/' : '/staff/',
  build: { assetsDir: 'assets/staff', assetsInlineLimit: 0 },
}))
