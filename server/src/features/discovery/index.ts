/** What is mounted of it; other features know nothing of it. */
export { mountDiscovery } from './mount-discovery.ts'
