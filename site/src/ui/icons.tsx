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

export const EyeIcon = () => (
  <Icon size={22}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.8" />
  </Icon>
)

export const EyeShutIcon = () => (
  <Icon size={22}>
    <path d="M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.4 7.6A16 16 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9 9 0 0 0 4.6-1.3M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16" />
  </Icon>
)
