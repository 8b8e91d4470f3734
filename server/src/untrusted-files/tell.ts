/** Writes a line for the process that asked, and waits until it has been taken. */
export function tell(line: string): Promise<void> {
  return new Promise((resolve, reject) =>
    process.stdout.write(`${line}\n`, (error) => (error ? reject(error) : resolve())),
  )
}
