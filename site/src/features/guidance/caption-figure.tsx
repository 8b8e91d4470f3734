import { localised } from '@panai/contract/language/localised'

/** Two pages: a manuscript with a placeholder, and the book with the picture. */
export function CaptionFigure() {
  return (
    <svg
      viewBox="0 0 380 230"
      role="img"
      aria-label={localised(
        'On the left a manuscript page with a placeholder for a picture and its caption; on the right the printed page with the picture of a tree in its place, above the same caption.',
        'இடப்புறம் கையெழுத்துப் பிரதியின் ஒரு பக்கம்: படத்தின் இடமும் படக்குறிப்பும்; வலப்புறம் அச்சிட்ட பக்கம்: அந்த இடத்தில் ஒரு மரத்தின் படம், கீழே அதே படக்குறிப்பு.',
      )}
      className="h-auto w-full text-ink"
      fill="none"
      strokeLinecap="round"
    >
      <path d="M6 6h150v218H6z" className="fill-paper stroke-line" />
      <path d="M224 6h150v218H224z" className="fill-paper stroke-line" />
      <g className="stroke-ink-soft" strokeWidth="2.4" opacity="0.5">
        <path d="M24 28h114M24 38h108M24 48h112M24 58h70M24 168h110M24 178h114M24 188h104M24 198h60" />
        <path d="M242 28h114M242 38h108M242 196h114M242 206h80" />
      </g>
      <path d="M24 82h114v34H24z" className="stroke-turmeric" strokeWidth="1.6" strokeDasharray="5 4" />
      <path d="M44 99h74" className="stroke-turmeric" strokeWidth="3" />
      <path d="M34 132h94M52 142h58" stroke="currentColor" strokeWidth="2.2" />
      <path d="M252 176h94M270 186h58" stroke="currentColor" strokeWidth="2.2" />
      <path
        d="M170 112h38M198 102l10 10-10 10"
        className="stroke-palm"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M242 52h114v112H242z" className="fill-leaf stroke-line" />
      <path d="M242 142h114v22H242z" className="fill-turmeric" opacity="0.35" />
      <path d="M297 148c1-16 1-26-1-42h8c-2 16-2 26 1 42z" className="fill-ink-soft" />
      <g className="fill-palm">
        <ellipse cx="300" cy="86" rx="34" ry="22" />
        <ellipse cx="278" cy="98" rx="18" ry="13" />
        <ellipse cx="324" cy="97" rx="18" ry="13" />
        <ellipse cx="300" cy="72" rx="20" ry="12" />
      </g>
    </svg>
  )
}
