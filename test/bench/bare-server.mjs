/**
 * `node bare-server.mjs ORIGIN ENCODING PATH…`: Node's HTTP server and nothing else. It asks ORIGIN for each path once, and
 * then sends the same bytes and headers from memory. Prints its port.
 */
import { createServer, get } from 'node:http'

const [origin, encoding, ...paths] = process.argv.slice(2)

function ask(path) {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers: { 'accept-encoding': encoding }, agent: false }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        // Node sets these headers itself.
        const own = ['date', 'connection', 'keep-alive']
        const pairs = response.rawHeaders.flatMap((name, index, all) =>
          index % 2 === 0 && !own.includes(name.toLowerCase()) ? [name, all[index + 1]] : []
        )
        resolve({ status: response.statusCode, headers: pairs, body: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })
}

const responses = {}
for (const path of paths) responses[path] = await ask(path)

const server = createServer((request, response) => {
  const { status, headers, body } = responses[request.url]
  response.writeHead(status, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
