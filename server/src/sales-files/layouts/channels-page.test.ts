import path from 'node:path'
import { expect, test } from 'vitest'
import { salesChannelsPage } from '../../../test/sales-channels-page.ts'
import { layouts } from './index.ts'

const file = path.join(import.meta.dirname, '../../../../docs/operations/sales-channels.md')

test('the page of the channels is what the reports make it: npm run test:one -- channels-page -u writes it', async () => {
  await expect(salesChannelsPage(layouts)).toMatchFileSnapshot(file)
})
