import { localised } from '@panai/contract/language/localised'
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'

/** Back to where the visitor came from; to the library for one who came straight here. */
export function GoBack() {
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  return (
    <Button onClick={() => (canGoBack || cameByLink() ? history.back() : navigate({ to: '/publications' }))}>
      {localised('Go Back', 'திரும்பிச் செல்க')}
    </Button>
  )
}

/** The router knows of no page before this one where the browser followed the link by itself. */
function cameByLink(): boolean {
  return window.history.length > 1 && document.referrer.startsWith(`${location.origin}/`)
}
