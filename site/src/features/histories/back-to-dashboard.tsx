import { localised } from '@panai/contract/language/localised'
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'

/** One step back; to the dashboard for one who came straight here. */
export function BackToDashboard() {
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  return (
    <Button
      variant="light"
      onClick={() => (canGoBack ? history.back() : navigate({ to: '/dashboard', replace: true }))}
    >
      {localised('Back to Dashboard', 'உங்கள் பக்கத்துக்குத் திரும்புக')}
    </Button>
  )
}
