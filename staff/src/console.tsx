import { brand } from '@panai/contract/brand'
import { AdminContext, AdminUI, Resource } from 'react-admin'
import { createDataProvider } from './api/data-provider.ts'
import { Home } from './home/home.tsx'
import { ConsoleLayout } from './layout/console-layout.tsx'
import { LoginPage } from './login/login-page.tsx'
import { resources } from './resources.tsx'
import { createAuthProvider } from './session/auth-provider.ts'
import { store } from './store.ts'
import { theme } from './theme/theme.ts'
import { i18nProvider } from './words.ts'

const dataProvider = createDataProvider(resources)
const authProvider = createAuthProvider(resources)

/** Everything behind the login, and the login. Who opens what they may not see is told so. */
export function Console() {
  return (
    <AdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={theme}
    >
      <AdminUI
        title={brand.name}
        dashboard={Home}
        layout={ConsoleLayout}
        loginPage={LoginPage}
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
