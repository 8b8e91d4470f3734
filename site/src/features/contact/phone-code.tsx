import { localised } from '@panai/contract/language/localised'
import encodeQR from 'qr'
import { brand } from '../../brand.ts'

const QUIET = 3
const dots = encodeQR(`tel:${brand.phone.dialled}`, 'raw', { ecc: 'medium', border: QUIET })
const path = dots.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** The phone number for another phone's camera. Dark on light whatever the scheme, as cameras want it. */
export default function PhoneCode() {
  return (
    <svg
      viewBox={`0 0 ${dots.length} ${dots.length}`}
      role="img"
      aria-label={localised(
        `QR code that calls ${brand.phone.shown}`,
        `${brand.phone.shown} என்ற எண்ணை அழைக்கும் QR குறி`,
      )}
      shapeRendering="crispEdges"
      className="size-full rounded-sm"
    >
      <path d={`M0 0h${dots.length}v${dots.length}h-${dots.length}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
