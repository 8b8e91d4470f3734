import encodeQR from 'qr'
import { useMemo } from 'react'

const QUIET = 3

/** The address of a key as a QR code, for the camera of an authenticator app. Dark on light whatever the scheme. */
export function KeyCode({ address }: { address: string }) {
  const { size, path } = useMemo(() => draw(address), [address])
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code of the key"
      shapeRendering="crispEdges"
      width="200"
      height="200"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function draw(address: string) {
  const dots = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET })
  const path = dots.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size: dots.length, path }
}
