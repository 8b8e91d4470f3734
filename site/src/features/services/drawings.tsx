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

export const LayoutDrawing = () => (
  <Drawing>
    <path d="M36 16c-7-5-17-6-28-5v45c11-1 21 0 28 5 7-5 17-6 28-5V11c-11-1-21 0-28 5zM36 16v45" />
    <path d="M15 21h14M15 28h14M15 35h14M15 42h9M43 42h14M43 49h9" className="stroke-turmeric" />
    <path d="M43 21h14v14H43z" className="stroke-turmeric" />
  </Drawing>
)

export const CoverDrawing = () => (
  <Drawing>
    <path d="M12 6h40v54H12zM18 6v54" />
    <path d="M35 16c5 5 5 10 0 15-5-5-5-10 0-15zM27 31h16M27 46h16" className="stroke-turmeric" />
    <path d="M64 30L48 58l-2 8 7-5 15-28z" />
  </Drawing>
)

export const BrandingDrawing = () => (
  <Drawing>
    <path d="M6 12h14v50H6zM26 12h14v50H26zM45.5 14.5l13.5-3.5 11 48-13.5 3.5z" />
    <path d="M10 22h6M30 22h6M50.5 24l6-1.5M10 52h6M30 52h6M57 52.5l6-1.5" className="stroke-turmeric" />
  </Drawing>
)

export const LampDrawing = () => (
  <Drawing>
    <path d="M14 26c8 7 36 7 44 0-2 10-11 14-22 14s-20-4-22-14zM36 40v18M30 49h12M24 58h24l4 7H20z" />
    <path d="M36 27c-5-5-4-11 0-20 4 9 5 15 0 20z" className="stroke-turmeric" />
  </Drawing>
)

export const SlateDrawing = () => (
  <Drawing>
    <rect x="8" y="10" width="56" height="46" rx="4" />
    <path d="M14 16h44v34H14zM44 64l12-5" />
    <path d="M22 40l7-16 7 16M25 34h8M42 24v16M42 32c6-6 9 1 6 6-2 3-6 2-6 2" className="stroke-turmeric" />
  </Drawing>
)

export const TouchDrawing = () => (
  <Drawing>
    <path d="M36 18c-7-5-17-6-28-5v40c11-1 21 0 28 5 7-5 17-6 28-5V13c-11-1-21 0-28 5zM36 18v40" />
    <g className="fill-turmeric stroke-turmeric" strokeWidth="0">
      {[16, 23, 44, 51, 58].flatMap((x) =>
        [24, 32, 40].map((y) => (x * y) % 5 !== 1 && <circle key={`${x},${y}`} cx={x} cy={y} r="2" />),
      )}
    </g>
  </Drawing>
)
