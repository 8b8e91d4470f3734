import { brand } from '@panai/contract/brand'
import { QueryClient } from '@tanstack/react-query'
import { AdminContext, AdminUI, Resource } from 'react-admin'
import { ApiError } from './api/api-error.ts'
import { createDataProvider } from './api/data-provider.ts'
import { Home } from './home/home.tsx'
import { ConsoleLayout } from './layout/console-layout.tsx'
import { NoSuchScreen, NotForYourRole } from './layout/dead-ends.tsx'
import { LoginPage } from './login/login-page.tsx'
import { resources } from './resources.tsx'
import { createAuthProvider } from './session/auth-provider.ts'
import { store } from './store.ts'
import { theme } from './theme/theme.ts'
import { i18nProvider } from './words.ts'

const dataProvider = createDataProvider(resources)
/** What was refused is refused again; what got no answer is tried twice more before it is said. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: (tries, error) => !(error instanceof ApiError) && tries < 2 } },
})
const authProvider = createAuthProvider(resources)

/** Everything behind the login, and the login. Who opens what they may not see is told so. */
export function Console() {
  return (
    <AdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={theme}
    >
      <AdminUI
        title={brand.name}
        dashboard={Home}
        layout={ConsoleLayout}
        loginPage={LoginPage}
        catchAll={NoSuchScreen}
        accessDenied={NotForYourRole}
        requireAuth
        disableTelemetry
      >
        {resources.map(({ name, list, show, create, edit, icon, nameOf }) => (
          <Resource
            key={name}
            name={name}
            icon={icon}
            {...(list && { list })}
            {...(show && { show })}
            {...(create && { create })}
            {...(edit && { edit })}
            {...(nameOf && { recordRepresentation: nameOf })}
          />
        ))}
      </AdminUI>
    </AdminContext>
  )
}
