import { localStorageStore, type Store } from 'react-admin'

const kept = localStorageStore(undefined, 'staff')

/** What a logout leaves: filters that were saved by name, and how the device is to show the console. */
const lasting = /\.savedQueries$|^theme$|^menu\.folded$/

/** What the screens remember of how somebody set them. */
export const store: Store = {
  ...kept,
  reset() {
    for (const key of Object.keys(kept.listItems?.() ?? {})) if (!lasting.test(key)) kept.removeItem(key)
  },
}
