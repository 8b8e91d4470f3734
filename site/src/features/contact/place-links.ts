import { brand } from '../../brand.ts'

const { latitude, longitude } = brand.map
const place = `${latitude},${longitude}`
const named = encodeURIComponent(`${brand.name}, ${brand.address.street}, ${brand.address.town}`)

/** Addresses of the place: one that phones give to the visitor's own map, one for Apple's, and a page for everybody. */
export const placeLinks = {
  geo: `geo:${place}?q=${place}(${named})`,
  apple: `https://maps.apple.com/?ll=${place}&q=${named}`,
  openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
} as const
