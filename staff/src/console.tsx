import { CssBaseline } from '@mui/material'
import { brand } from '@panai/contract/brand/brand'
import type { Permission } from '@panai/contract/http/permissions'
import { QueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { AdminContext, CoreAdminUI, CustomRoutes, LoadingPage, Notification, Resource } from 'react-admin'
import { Route } from 'react-router'
import { StaffApiError } from './api/api-error.ts'
import { Home } from './home/home.tsx'
import { i18nProvider } from './i18n-provider.ts'
import { ConsoleLayout } from './layout/console-layout.tsx'
import { NoSuchScreen, NotForYourRole } from './layout/dead-ends.tsx'
import { router } from './layout/router.ts'
import { ScreenFailure } from './layout/screen-failure.tsx'
import { createDataProvider } from './resource/data-provider.ts'
import { mayDo, type StaffResource } from './resource/resource.ts'
import { resources } from './resources.tsx'
import { createAuthProvider } from './session/auth-provider.ts'
import { useSession } from './session/session.ts'
import { store } from './store.ts'
import { darkTheme, lightTheme } from './theme/theme.ts'

const LoginPage = lazy(() => import('./login/login-page.tsx'))
const SetUpPage = lazy(() => import('./set-up/set-up-page.tsx'))
const InvitationPage = lazy(() => import('./set-up/invitation-page.tsx'))
const SecurityPage = lazy(() => import('./security/security-page.tsx'))

const dataProvider = createDataProvider(resources)
/** What was refused is refused again; what got no answer is tried twice more before it is said. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: (tries, error) => !(error instanceof StaffApiError) && tries < 2 } },
})
const authProvider = createAuthProvider(resources)

/** Everything behind the login, and the login. A screen that is not allowed says so. */
export function Console() {
  const session = useSession()
  const permissions = session.kind === 'in' ? session.member.permissions : []
  return (
    <AdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
      routerProvider={router}
    >
      <CssBaseline enableColorScheme />
      {/* Not react-admin's AdminUI, which brings a login of its own with all the form's fields into the first screen. */}
      <CoreAdminUI
        title={brand.name}
        dashboard={Home}
        layout={ConsoleLayout}
        loginPage={LoginPage}
        catchAll={NoSuchScreen}
        accessDenied={NotForYourRole}
        authenticationError={ScreenFailure}
        error={ScreenFailure}
        loading={LoadingPage}
        requireAuth
        disableTelemetry
      >
        {resources.map((resource) => (
          <Resource
            key={resource.name}
            name={resource.name}
            icon={resource.icon}
            {...screensFor(resource, permissions)}
            {...(resource.nameOf && { recordRepresentation: resource.nameOf })}
          >
            {/* What is shown with something else has no list to fall back on. */}
            <Route path="*" element={<NoSuchScreen />} />
          </Resource>
        ))}
        <CustomRoutes noLayout>
          <Route path="/set-up/:token" element={<SetUpPage />} />
          <Route path="/invitation/:token" element={<InvitationPage />} />
        </CustomRoutes>
        <CustomRoutes>
          <Route path="/security" element={<SecurityPage />} />
        </CustomRoutes>
      </CoreAdminUI>
      <Notification />
    </AdminContext>
  )
}

/** In the place of a screen that the role may not see stands that it may not, so that nothing of it is loaded or asked for. */
function screensFor(resource: StaffResource, permissions: readonly Permission[]) {
  const { list, show, create, edit } = resource
  const screens = Object.entries({ list, show, create, edit }).filter(([, screen]) => screen !== undefined)
  return Object.fromEntries(
    screens.map(([action, screen]) => [
      action,
      mayDo(resource, action, permissions) ? screen : NotForYourRole,
    ]),
  )
}
