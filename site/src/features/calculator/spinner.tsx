/** A ring that turns while something is worked out; it stands still for anyone who wants no motion. */
export function Spinner() {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      className="motion-safe:animate-spin"
    >
      <circle cx="10" cy="10" r="8" opacity="0.35" />
      <path d="M10 2a8 8 0 0 1 8 8" strokeLinecap="round" />
    </svg>
  )
}
