type NetworkInformation = { saveData?: boolean }

/** Whether the reader has asked the browser to fetch no more than is needed. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation } // not in the types: some browsers lack it
  return connection?.saveData === true
}
