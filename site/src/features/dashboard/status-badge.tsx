import { Badge } from '../../ui/badge.tsx'
import { statusLook } from './submission-status.ts'

export function StatusBadge({ status }: { status: string }) {
  const { title, tone } = statusLook(status)
  return <Badge tone={tone}>{title}</Badge>
}
