import { problemOf } from '@/test/requests'
import { DELETE, GET, PATCH, POST, PUT } from './route'

describe('any other address below /api', () => {
  it.each(Object.entries({ GET, POST, PUT, PATCH, DELETE }))(
    'answers 404 to %s, as a problem',
    async (_method, refuse) => {
      const response = refuse()
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      expect((await problemOf(response, 404)).detail).toBe('There is no such address in the API.')
    }
  )
})
