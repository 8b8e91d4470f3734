const INDIA = 330
const DAY = 24 * 60

/** Minutes before Greenwich. Those who share an abbreviation with another part of the world, such as CST, are not among them. */
const zones: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  ist: INDIA,
  'asia/kolkata': INDIA,
  'asia/calcutta': INDIA,
  pst: -480,
  pdt: -420,
  est: -300,
  edt: -240,
}
const MOST = 14 * 60

const clock =
  /^(\d{1,2})[:.]?(\d{2})(?:[:.]?\d{2})?(?:[.,]\d+)?(?:\s*([ap])\.?m\b\.?)?(?:\s*(?:hrs?|hours?)\b\.?)?[\s,(]*(.*)$/i
const offset = /^(?:utc|gmt)?\s?([+\-\u2212])(\d{1,2})(?::?(\d{2}))?(?![\d:])/i
const zoneName = /^([a-z/]+)\)?(?:\s*[([].*)?$/i

/**
 * What is written behind a day, `T18:30:00Z`, ` 6:30 pm GMT+5:30`: how many days later it is in India then. Without an offset the day is
 * the one that is written. Null for a zone that we do not know: the day may be another.
 */
export function daysToIndia(behind: string): number | null {
  const [, hour = '', minute = '', half, zone = ''] = clock.exec(behind.replace(/^T?\s*/, '').trimEnd()) ?? []
  // A word in another script is none, such as that for the evening.
  if (hour === '' || !/[a-z]|[+\-\u2212]\d/i.test(zone)) return 0
  const ahead = minutesAhead(zone)
  if (ahead === null || Number(hour) > 24 || Number(minute) > 59) return null
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  return Math.floor((hours * 60 + Number(minute) - ahead + INDIA) / DAY)
}

/** How far a zone is before Greenwich. Of `+0000 UTC` the number says it. */
function minutesAhead(zone: string): number | null {
  const [, sign, hours, minutes = '0'] = offset.exec(zone) ?? []
  if (hours === undefined) return zones[zoneName.exec(zone)?.[1]?.toLowerCase() ?? ''] ?? null
  const ahead = Number(hours) * 60 + Number(minutes)
  if (ahead > MOST) return null
  return sign === '+' ? ahead : -ahead
}
