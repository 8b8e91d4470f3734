import { brand } from '@panai/contract/brand'
import { Resource } from 'ra-core'
import { AdminContext, AdminUI } from 'ra-ui-materialui'
import { createDataProvider } from './api/data-provider.ts'
import { Home } from './home/home.tsx'
import { ConsoleLayout } from './layout/console-layout.tsx'
import { LoginPage } from './login/login-page.tsx'
import { mayDo } from './resource.ts'
import { resources } from './resources.tsx'
import { createAuthProvider } from './session/auth-provider.ts'
import { useSession } from './session/session.ts'
import { store } from './store.ts'
import { theme } from './theme/theme.ts'
import { i18nProvider } from './words.ts'

const dataProvider = createDataProvider(resources)
const authProvider = createAuthProvider(resources)

/** Everything behind the login, and the login. What somebody may not see has no address for them either. */
export function Console() {
  const session = useSession()
  const permissions = session.kind === 'in' ? session.member.permissions : []
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
        {resources
          .filter((resource) => mayDo(resource, 'list', permissions))
          .map(({ name, list, show, create, edit, icon, nameOf }) => (
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
