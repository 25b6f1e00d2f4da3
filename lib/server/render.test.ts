import { setTimeout as sleep } from 'node:timers/promises'
import { type NextHandler, RenderTimeout, render } from './render'

it('collects text and bytes that are written', async () => {
  const handle: NextHandler = async (request, response) => {
    response.statusCode = 404
    response.setHeader('content-type', 'text/plain')
    response.setHeader('x-asked', `${request.method} ${request.url} ${request.headers['x-site-path']}`)
    response.write('ab')
    response.write(new Uint8Array([99]))
    await sleep(1)
    response.end('6465', 'hex')
  }
  const { status, headers, body } = await render(handle, '/a?b=c', { 'x-site-path': '/a' })
  expect([status, body.toString()]).toEqual([404, 'abcde'])
  expect(headers).toMatchObject({ 'content-type': 'text/plain', 'x-asked': 'GET /a?b=c /a' })
})

it('rejects a render that hangs, naming its path without the query', async () => {
  let isAborted = false
  const handle: NextHandler = async (_request, response) => {
    response.once('close', () => {
      isAborted = true
    })
    response.write('half')
    await new Promise(() => {})
  }
  const rendering = render(handle, '/newsletter/confirm?token=secret', {}, 20)
  await expect(rendering).rejects.toThrow(RenderTimeout)
  await expect(rendering).rejects.toThrow('/newsletter/confirm was not rendered within 20 ms.')
  expect(isAborted).toBe(true)
})

it('rejects a render whose handler returns without ending the response', async () => {
  await expect(render(async () => {}, '/', {}, 20)).rejects.toThrow(RenderTimeout)
})

it('rejects with the error of the handler', async () => {
  const handle: NextHandler = async () => {
    throw new Error('no')
  }
  await expect(render(handle, '/')).rejects.toThrow('no')
})
