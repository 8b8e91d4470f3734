import { Tab, Tabs } from '@mui/material'
import { useResourceContext } from 'react-admin'
import { Link } from 'react-router'

/** The two halves of the audit: what was changed, and what happened to accounts. */
export function AuditTabs() {
  return (
    <Tabs aria-label="Audit" value={useResourceContext() ?? false} variant="scrollable">
      <Tab component={Link} to="/audit" value="audit" label="Changes" />
      <Tab component={Link} to="/account-events" value="account-events" label="Logins and credentials" />
    </Tabs>
  )
}
