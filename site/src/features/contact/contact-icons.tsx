import { Icon } from '../../ui/icons.tsx'

export { MailIcon, PhoneIcon, PlaceIcon } from '../shell/bar-icons.tsx'

export const ClockIcon = () => (
  <Icon size={20}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5.500l3.500 2" />
  </Icon>
)

export const ReplyIcon = () => (
  <Icon size={20}>
    <path d="M9 6l-5.500 5.500L9 17M4 11.500h9a7 7 0 0 1 7 7" />
  </Icon>
)
