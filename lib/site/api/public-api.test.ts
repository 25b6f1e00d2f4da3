import { routeTable } from '../../routes'
import { apiEndpoints, openApiDocument } from './public-api'

const document = openApiDocument()

it('names the parameters that the server passes on, and no others', () => {
  for (const { name, route, query } of apiEndpoints) {
    expect([name, Object.keys(query?.shape ?? {})]).toEqual([name, routeTable[route].query ?? []])
  }
})

it('describes everything that other sites may call', () => {
  const described = apiEndpoints.map(({ route }) => route)
  const callable = Object.entries(routeTable).filter(
    ([, { kind, crossOrigin }]) => kind === 'api' && crossOrigin === 'read'
  )
  const others = callable.map(([name]) => name).filter((name) => !described.includes(name as never))
  expect(others).toEqual(['openApi', 'unknownApi'])
})

it('says that nothing needs a key', () => {
  expect(document.security).toEqual([])
})

it('says of parameters what is allowed', () => {
  const operation = document.paths['/api/random']?.get as { parameters: { name: string }[] } | undefined
  expect(operation?.parameters.find(({ name }) => name === 'strength')).toMatchObject({
    in: 'query',
    description: expect.any(String),
    schema: { type: 'string', enum: ['gentle', 'moderate', 'bold'] }
  })
})
