import { databaseHealth } from '@/lib/db/health'
import { releaseIn } from '@/lib/monitoring/release'
import { version } from '@/package.json'

/** Read once: a later build may remove the folder of this release. */
const running = releaseIn()

/** Tells whoever keeps the site running how it is: 200 if it can do its work, 503 if it cannot, and which part is to blame. */
export async function GET() {
  const checks = await databaseHealth()
  const isWell = checks.database === 'ok' && checks.migrations === 'current'
  return Response.json(
    { status: isWell ? 'ok' : 'unavailable', version, ...running, checks },
    { status: isWell ? 200 : 503, headers: { 'cache-control': 'no-store', ...(!isWell && { 'retry-after': '10' }) } }
  )
}
