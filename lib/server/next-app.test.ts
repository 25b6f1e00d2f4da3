import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { version } from 'next/package.json'
import { sendInternalRequest, TESTED_NEXT_VERSION } from './next-app'

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

it('collects text and bytes that are written', async () => {
  const handle: Listener = async (request, response) => {
    response.statusCode = 404
    response.setHeader('content-type', 'text/plain')
    response.setHeader('x-asked', `${request.method} ${request.url} ${request.headers['x-site-path']}`)
    response.write('ab')
    response.write(new Uint8Array([99]))
    await sleep(1)
    response.end('6465', 'hex')
  }
  const { status, headers, body } = await sendInternalRequest(handle, {
    target: '/a?b=c',
    headers: { 'x-site-path': '/a' }
  })
  expect([status, body.toString()]).toEqual([404, 'abcde'])
  expect(headers).toMatchObject({ 'content-type': 'text/plain', 'x-asked': 'GET /a?b=c /a' })
})

it('rejects a request that hangs, naming its path without the query', async () => {
  let aborted: Promise<unknown> | undefined
  const handle: Listener = async (_request, response) => {
    aborted = once(response, 'close')
    response.write('half')
    await new Promise(() => {})
  }
  const rendering = sendInternalRequest(handle, { target: '/newsletter/confirm?token=secret' }, 20)
  await expect(rendering).rejects.toThrow('Next did not respond to /newsletter/confirm within 20 ms.')
  await aborted
})

it('rejects a request whose listener returns without ending the response', async () => {
  await expect(sendInternalRequest(async () => {}, { target: '/' }, 20)).rejects.toThrow(
    'Next did not respond to / within 20 ms.'
  )
})

it('rejects with the error of the handler', async () => {
  const handle: Listener = async () => {
    throw new Error('no')
  }
  await expect(sendInternalRequest(handle, { target: '/' })).rejects.toThrow('no')
})

it('passes the method and a whole body, and does not abort the request once that is read', async () => {
  let isAborted = false
  const handle: Listener = async (request, response) => {
    request.once('aborted', () => {
      isAborted = true
    })
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    response.end(`${request.method} ${Buffer.concat(chunks)}`)
  }
  const { body } = await sendInternalRequest(handle, { method: 'POST', target: '/', body: Buffer.from('words') })
  expect(body.toString()).toBe('POST words')
  expect(isAborted).toBe(false)
})

it('was tried with the installed version of Next', () => {
  // After an upgrade: run the journeys (npm test -- e2e), which show whether statuses, scripts, fonts, style sheets and forms
  // without scripts are as before, and then set TESTED_NEXT_VERSION.
  expect(version).toBe(TESTED_NEXT_VERSION)
})
