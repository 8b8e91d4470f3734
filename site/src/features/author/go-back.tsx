import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'

/** Back to where the visitor came from; to the library for one who came straight here. */
export function GoBack() {
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  return (
    <Button onClick={() => (canGoBack ? history.back() : navigate({ to: '/publications' }))}>Go Back</Button>
  )
}
