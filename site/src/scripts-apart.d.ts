declare module '*?inline-script' {
  /** The text of a script that runs on its own. */
  const code: string
  export default code
}

declare module '*?own-file' {
  /** Where a module that shares no file with others lies. */
  const address: string
  export default address
}
