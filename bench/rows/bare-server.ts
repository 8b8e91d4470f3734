import http from 'node:http'

/** Fetches an answer once and sends its bytes and headers to every caller: the least that a Node server can do. */
const [url = '', encoding = '', port = ''] = process.argv.slice(2)

const { headers, body } = await new Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }>(
  (resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }))
      })
      .on('error', reject)
  },
)
const { connection: _, 'keep-alive': __, date: ___, ...sent } = headers

http
  .createServer((_request, response) => {
    response.writeHead(200, sent)
    response.end(body)
  })
  .listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
