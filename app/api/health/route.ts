import { databaseHealth } from '@/lib/server/monitoring/health'
import { runningRelease } from '@/lib/server/monitoring/running-release'
import { version } from '@/package.json'

/** For whoever keeps the site running: 200 if it can do its work, 503 if it cannot, and which part is to blame. */
export async function GET() {
  const checks = await databaseHealth()
  const isWell = checks.database === 'ok' && checks.migrations === 'current'
  return Response.json(
    { status: isWell ? 'ok' : 'unavailable', version, ...runningRelease(), checks },
    { status: isWell ? 200 : 503, headers: { 'cache-control': 'no-store', ...(!isWell && { 'retry-after': '10' }) } }
  )
}
