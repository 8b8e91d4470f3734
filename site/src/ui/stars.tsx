import { localised } from '@panai/contract/language/localised'

const star = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z'

/** A rating of 0 to 5, drawn to the tenth, with its number for those who don't see it. */
export function Stars({ rating }: { rating: number }) {
  const shown = rating.toFixed(1)
  return (
    <span className="inline-flex items-center gap-2">
      <span
        role="img"
        aria-label={localised(`Rated ${shown} out of 5`, `மதிப்பீடு: 5 புள்ளிகளில் ${shown}`)}
        className="relative inline-flex text-line"
      >
        <Row />
        <span
          className="absolute inset-y-0 left-0 overflow-hidden text-turmeric"
          style={{ width: `${(rating / 5) * 100}%` }}
        >
          <Row />
        </span>
      </span>
      <span aria-hidden="true" className="text-sm tabular-nums text-ink-soft">
        {shown}
      </span>
    </span>
  )
}

function Row() {
  return (
    <svg
      aria-hidden="true"
      width="90"
      height="18"
      viewBox="0 0 120 24"
      fill="currentColor"
      className="max-w-none"
    >
      {[0, 24, 48, 72, 96].map((x) => (
        <path key={x} d={star} transform={`translate(${x})`} />
      ))}
    </svg>
  )
}
