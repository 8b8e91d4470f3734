import { ApiError } from '@panai/client/api-error'
import { localised } from '@panai/contract/language/localised'
import { payeeMessages, payeeRules } from '@panai/contract/payees/payee-rules'
import { useQuery } from '@tanstack/react-query'
import { latin } from '../../language.ts'
import { authedApi } from '../session/index.ts'

/** The bank of an IFSC, as soon as a whole one is typed: another bank's name reveals a typing error. */
export function BankOf({ ifsc }: { ifsc: string }) {
  const code = ifsc.replace(/\s/g, '').toUpperCase()
  const isWhole = payeeRules.ifsc.pattern.test(code)
  const { data, error } = useQuery({
    queryKey: ['bank', code],
    queryFn: ({ signal }) => authedApi('/api/author/banks/{ifsc}', { ifsc: code }, { signal }),
    enabled: isWhole,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isWhole && data)
    return (
      <strong role="status" lang={latin}>
        {data.data.bank}
      </strong>
    )
  if (isWhole && error instanceof ApiError && error.status === 404) return payeeMessages.unknownBranch
  return localised(
    '11 characters, on your passbook and cheques.',
    'வங்கிப் புத்தகத்திலும் காசோலைகளிலும் உள்ள 11 எழுத்துகள்.',
  )
}
