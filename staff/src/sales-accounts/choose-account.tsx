import { Autocomplete, TextField } from '@mui/material'
import { salesAccountKindNames } from '@panai/contract/sales/sales-account-kinds'
import type { SalesAccount } from '@panai/contract/sales-import/staff/sales-accounts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffCall } from '../api/staff-call.ts'
import { TextInScript } from '../parts/text-in-script.tsx'

export type ChosenAccount = Pick<SalesAccount, 'id' | 'name' | 'kind' | 'discount'>

/** The account with this number; null: none, or it is not there yet. */
export function useSalesAccount(id: number | null): ChosenAccount | null {
  const { data } = useQuery({
    queryKey: ['sales-accounts', 'one', id],
    queryFn: ({ signal }) =>
      staffCall('GET', '/api/staff/sales-accounts/{id}', { id: String(id) }, { signal }),
    enabled: id !== null,
  })
  return id === null ? null : (data?.data ?? null)
}

type ChooseAccountProps = {
  label: string
  helperText?: string
  account: ChosenAccount | null
  onChoose: (account: ChosenAccount | null) => void
}

/** A shop, a distributor or a fair by any of its names, in any script. */
export function ChooseAccount({ label, helperText, account, onChoose }: ChooseAccountProps) {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const asked = typed === account?.name ? '' : typed
  const { data } = useQuery({
    queryKey: ['sales-accounts', 'choose', asked],
    queryFn: ({ signal }) =>
      staffCall('GET', '/api/staff/sales-accounts', { q: asked, per_page: '20' }, { signal }),
    enabled: isOpen,
    placeholderData: (before) => before,
  })
  const options: ChosenAccount[] = data?.data ?? []
  return (
    <Autocomplete
      size="small"
      sx={{ flex: '1 1 14rem' }}
      options={account && !options.some(({ id }) => id === account.id) ? [account, ...options] : options}
      value={account}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_, chosen) => onChoose(chosen)}
      onInputChange={(_, text) => setTyped(text)}
      filterOptions={(all) => all}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText="No such shop or fair"
      renderOption={({ key, ...props }, { name, kind }) => (
        <li key={key} {...props}>
          <span>
            <TextInScript text={name} />, {salesAccountKindNames[kind].toLowerCase()}
          </span>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label={label} helperText={helperText} />}
    />
  )
}
