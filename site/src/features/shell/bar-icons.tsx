import { Icon } from '../../ui/icons.tsx'

export const HomeIcon = () => (
  <Icon>
    <path d="M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20" />
  </Icon>
)

/** A nib, the publisher's tool. */
export const ServicesIcon = () => (
  <Icon>
    <path d="M12 3l5 9-3.2 6h-3.6L7 12zM12 3v9M10 21h4" />
    <circle cx="12" cy="12.8" r="1" />
  </Icon>
)

export const CalculatorIcon = () => (
  <Icon>
    <rect x="5" y="3.5" width="14" height="17" rx="1.5" />
    <path d="M8 7.5h8M8.5 12h.01M12 12h.01M15.5 12h.01M8.5 16h.01M12 16h3.5" />
  </Icon>
)

export const BooksIcon = () => (
  <Icon>
    <path d="M12 6.5C9.5 4.5 6 4.5 3.5 5.500v13c2.5-1 6-1 8.5 1 2.5-2 6-2 8.5-1v-13C18 4.5 14.5 4.5 12 6.500zM12 6.500v13" />
  </Icon>
)

export const BlogsIcon = () => (
  <Icon>
    <path d="M4 19.500l1-4L16 4.500l3 3L8 18.500zM13.5 7l3 3M12 20h8" />
  </Icon>
)

export const ContactIcon = () => <Envelope size={24} />

export const MailIcon = () => <Envelope size={20} />

const Envelope = ({ size }: { size: number }) => (
  <Icon size={size}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="1.5" />
    <path d="M4 7l8 6 8-6" />
  </Icon>
)

export const ChatIcon = () => (
  <Icon size={28}>
    <path d="M4 19.500l1.3-4A7.8 7.8 0 1 1 8.5 18.600z" />
    <path d="M9 11h6M9 14h4" />
  </Icon>
)

export const PhoneIcon = () => (
  <Icon size={20}>
    <path d="M6 3.500h3l1.5 4.5-2 1.500a12 12 0 0 0 6 6l1.5-2 4.5 1.500v3a2 2 0 0 1-2.2 2C11.5 19.5 4.5 12.5 4 5.700a2 2 0 0 1 2-2.200z" />
  </Icon>
)

export const PlaceIcon = () => (
  <Icon size={20}>
    <path d="M12 21c-4-4.5-6.5-7.8-6.5-11a6.5 6.5 0 0 1 13 0c0 3.2-2.5 6.5-6.5 11z" />
    <circle cx="12" cy="10" r="2.3" />
  </Icon>
)
