import { localStorageStore, type Store } from 'react-admin'

const kept = localStorageStore(undefined, 'staff')

/** What the screens remember of how somebody set them. A logout forgets all but the filters that were saved by name. */
export const store: Store = {
  ...kept,
  reset() {
    for (const key of Object.keys(kept.listItems?.() ?? {}))
      if (!key.endsWith('.savedQueries')) kept.removeItem(key)
  },
}
