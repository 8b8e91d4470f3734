import net, { type AddressInfo } from 'node:net'

/** A wire between browser and server that can be cut. Everything else goes through it as it is. */
export async function openWire(to: string) {
  let most = Number.POSITIVE_INFINITY
  const open = new Set<net.Socket>()
  const { port: target } = new URL(to)

  const server = net.createServer((browser) => {
    const onward = net.connect(Number(target), 'localhost')
    let sent = 0
    const cut = () => {
      browser.destroy()
      onward.destroy()
    }
    for (const end of [browser, onward]) {
      open.add(end)
      end.on('error', cut)
      end.on('close', () => {
        open.delete(end)
        cut()
      })
    }
    browser.on('data', (bytes) => {
      sent += bytes.length
      if (sent > most) cut()
      else onward.write(bytes)
    })
    onward.pipe(browser)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo // what a server has that listens on a port

  return {
    address: `http://localhost:${port}`,
    /** From now on a connection breaks as soon as the browser has sent more bytes by it. */
    cutUploadsAfter(bytes: number): void {
      most = bytes
    },
    mend(): void {
      most = Number.POSITIVE_INFINITY
    },
    async [Symbol.asyncDispose](): Promise<void> {
      for (const end of open) end.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
