import { channelNames } from '@panai/contract/sales/sales-channels'
import type { SaleMatch } from '@panai/contract/sales-import/staff/sale-matches'
import { TextInScript } from '../parts/text-in-script.tsx'

type Written = Pick<
  SaleMatch,
  'identifier' | 'title' | 'author_name' | 'is_by_title' | 'channel' | 'sales_account'
>

/** How the files write what is remembered: by the channel's number, or by title and author in whichever channel. */
export function WrittenAs({ identifier, title, author_name, is_by_title, channel, sales_account }: Written) {
  return (
    <>
      {title && <TextInScript text={title} />}
      {title && author_name && (
        <>
          , <TextInScript text={author_name} />
        </>
      )}
      {!is_by_title && identifier && (
        <>
          {title && ' · '}
          <TextInScript text={sales_account?.name ?? (channel ? channelNames[channel] : '')} /> {identifier}
        </>
      )}
    </>
  )
}
