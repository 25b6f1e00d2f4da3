import { DAY_MS } from '../../calendar/utc-date'
import { securityText } from './security-text'

process.env.SITE_URL = 'https://example.org'

describe('security.txt', () => {
  it('has what RFC 9116 asks for, and expires in less than a year', () => {
    const now = new Date('2026-11-20T15:00:00Z')
    const text = securityText(now)
    expect(text).toContain('Contact: mailto:security@example.org\n')
    expect(text).toContain('Canonical: https://example.org/.well-known/security.txt\n')
    const expires = new Date(/Expires: (.+)/.exec(text)?.[1] ?? '')
    const days = (expires.getTime() - now.getTime()) / DAY_MS
    expect(days).toBeGreaterThan(170)
    expect(days).toBeLessThan(365)
  })

  it('reads the same all day, so that caches can keep it', () => {
    const at = (time: string) => securityText(new Date(`2026-11-20T${time}Z`))
    expect(at('00:00:00')).toBe(at('23:59:59'))
  })
})
