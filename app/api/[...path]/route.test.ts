import { problemOf } from '@/test/requests'
import { GET, POST } from './route'

it.each(Object.entries({ GET, POST }))('answers 404 to %s, as a problem', async (_method, refuse) => {
  expect((await problemOf(refuse(), 404)).detail).toBe('There is no such address in the API.')
})
