/** From drawing to PNG, by the rasterizer that comes with Next. */
import { ImageResponse } from 'next/og.js'
import { createElement } from 'react'

/** The rasterizer blocks its thread, so pictures wait for one another and pages go in between. */
let last: Promise<unknown> = Promise.resolve()

export function rasterize(svg: string, width: number, height: number): Promise<Buffer> {
  const next = last.then(async () => {
    const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
    const image = new ImageResponse(createElement('img', { src, width, height }), { width, height })
    return Buffer.from(await image.arrayBuffer())
  })
  last = next.catch(() => undefined)
  return next
}
