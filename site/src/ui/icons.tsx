import type { ReactNode } from 'react'

export function Icon({ children, size = 24 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      {children}
    </svg>
  )
}

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
)

export const PauseIcon = () => (
  <Icon size={20}>
    <path d="M9 6v12M15 6v12" strokeWidth="2.4" />
  </Icon>
)

export const PlayIcon = () => (
  <Icon size={20}>
    <path d="M8 5.5v13l10.5-6.5z" fill="currentColor" />
  </Icon>
)

export const ArrowIcon = () => (
  <Icon size={20}>
    <path d="M4 12h16M14 6l6 6-6 6" />
  </Icon>
)

export const ChevronIcon = () => (
  <Icon size={18}>
    <path d="M6 9.5l6 6 6-6" />
  </Icon>
)

export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="M15.5 15.5L21 21" />
  </Icon>
)
