import type { ReactNode } from 'react'

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 72 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-14 lg:size-18"
    >
      {children}
    </svg>
  )
}

export const PaperbackDrawing = () => (
  <Drawing>
    <path d="M15 8h36c3 0 5 2 5 5v43c0 2-1 3-3 3H18c-4 0-6 2-6 4V13c0-3 1-5 3-5z" />
    <path d="M12 63c0 2 2 3 5 3h39v-7M19 8v51" />
    <path d="M38 22l9 9-9 9-9-9zM38 22v18M29 31h18" className="stroke-turmeric" />
  </Drawing>
)

export const EbookDrawing = () => (
  <Drawing>
    <rect x="14" y="6" width="44" height="60" rx="5" />
    <path d="M20 12h32v44H20zM34 61h4" />
    <path d="M26 22h20M26 29h20M26 36h14" className="stroke-turmeric" />
  </Drawing>
)

export const TranslationDrawing = () => (
  <Drawing>
    <path d="M4 16c16-3 32-3 48 0 1 5 1 11 0 16-16 3-32 3-48 0-1-5-1-11 0-16z" />
    <path d="M20 40c16-3 32-3 48 0 1 5 1 11 0 16-16 3-32 3-48 0-1-5-1-11 0-16z" />
    <circle cx="10" cy="24" r="1.6" />
    <circle cx="62" cy="48" r="1.6" />
    <path d="M18 24h24M32 48h18M32 52h12M56 18h6c4 0 5 3 5 7v5M64 27l3 3 3-3" className="stroke-turmeric" />
  </Drawing>
)
