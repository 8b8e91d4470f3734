/** The oldest Node that runs the sources as they are. */
export const OLDEST_MAJOR = 24

/** Whether the Node that runs this is recent enough for them. */
export function isRecentNode() {
  return Number(process.versions.node.split('.')[0]) >= OLDEST_MAJOR
}
