type NetworkInformation = { saveData?: boolean; effectiveType?: string }

// Not in the types: some browsers lack it.
const connection = () => (navigator as Navigator & { connection?: NetworkInformation }).connection

/** Whether the reader has asked the browser to fetch no more than is needed. */
export function savesData(): boolean {
  return connection()?.saveData === true
}

/** Whether nothing is to be fetched that may not be wanted: the reader saves data, or the line is slow. */
export function hasThinLine(): boolean {
  return savesData() || /2g/.test(connection()?.effectiveType ?? '')
}
