import { defineConfig, devices } from '@playwright/test'
import { findChromium } from '../scripts/lib/find-chromium.ts'
import { timeLimits } from '../scripts/lib/time-limits.ts'

const chromium = findChromium() ?? '/usr/bin/chromium'

const longest = ['whole-month.spec.ts', 'staff-screens.spec.ts']

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  // Each worker has a server and data of its own; a third one fills the moments in which two of them wait. No second try here: what failed runs again at the end of the run, alone.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  timeout: timeLimits.test,
  expect: { timeout: timeLimits.expectation },
  forbidOnly: true,
  reporter: [['list'], ['json']],
  // They are dealt out in this order: who begins with the longest is not left alone with them at the end.
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: chromium,
      // Files are named in the letters that the locale has: without one, none but Latin.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A trace of every journey takes a quarter of its time: ask for one with `--trace on`.
    screenshot: 'only-on-failure',
  },
})
