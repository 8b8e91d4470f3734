import { checks } from './lib/checks.ts'

for (const { name, passes } of checks) {
  const passed = await passes()
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}`)
  if (!passed) process.exitCode = 1
}
