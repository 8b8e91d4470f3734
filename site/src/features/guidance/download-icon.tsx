import { Icon } from '../../ui/icons.tsx'

export const DownloadIcon = () => (
  <Icon size={18}>
    <path d="M12 4v11M7 10.500l5 5 5-5M5 20h14" />
  </Icon>
)
