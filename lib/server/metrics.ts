/** The metrics that Prometheus reads: requests as they end, and the state of cache, database and e-mails when it asks. */
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { mailMetrics } from '../newsletter/mail-metrics'
import { countSubmissions } from '../submissions/review'
import { databaseHealth } from './health'
import { matchRoute, type RouteEntry } from './route-handlers'

export interface CacheMetrics {
  hits: number
  renders: number
  bytes: number
  size: number
}

export interface Metrics {
  /** Called at the end of each request. */
  observe(method: string, path: string, status: number, seconds: number): void
  /** All numbers in Prometheus' text format. */
  text(): Promise<string>
  contentType: string
}

const PREFIX = 'affirmations_'
/** From a look-up in memory to a page that has to be rendered, in seconds. */
const BUCKETS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 20]
const METHODS = new Set(['GET', 'HEAD', 'POST'])
/** Paths whose route is remembered; visitors may make up any number of them. */
const MOST_PATHS = 5_000

export function createMetrics(handlers: readonly RouteEntry[], cache: CacheMetrics): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: PREFIX })
  const requests = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'Time from the first byte of a request to the last byte of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry]
  })
  const gauge = (name: string, help: string) => new Gauge({ name: PREFIX + name, help, registers: [registry] })
  const gauges = {
    hits: gauge('cache_hits_total', 'Responses from memory since the start.'),
    renders: gauge('cache_renders_total', 'Responses that had to be made since the start.'),
    bytes: gauge('cache_bytes', 'Bytes of the responses in memory.'),
    size: gauge('cache_responses', 'Number of the responses in memory.'),
    database: gauge('database_up', '1 if the database answers.'),
    migrations: gauge('database_migrations_current', '1 if the database has all migrations of this release.'),
    owed: gauge('mail_owed', 'Single mails (welcomes, questions, decisions) that are owed.'),
    retried: gauge('mail_owed_after_failure', 'Single mails that are owed and have failed at least once.'),
    lastSent: gauge('newsletter_last_sent_timestamp_seconds', 'When the daily e-mail was last sent to somebody.'),
    failed: gauge('newsletter_failed', 'Subscribers whom the last daily e-mail could not be sent to.'),
    open: gauge('newsletter_open', 'Subscribers who are still to get the last daily e-mail.'),
    pending: gauge('submissions_pending', 'Submissions that wait for a decision.')
  }
  const routeOf = routeNames(handlers)

  return {
    contentType: registry.contentType,
    observe(method, path, status, seconds) {
      const labels = { method: METHODS.has(method) ? method : 'other', route: routeOf(path, status), status }
      requests.observe(labels, seconds)
    },
    async text() {
      for (const name of ['hits', 'renders', 'bytes', 'size'] as const) gauges[name].set(cache[name])
      await readDatabase(gauges)
      return registry.metrics()
    }
  }
}

/** A gauge whose value cannot be read keeps its last value: `database_up` says why. */
async function readDatabase(gauges: Record<string, Gauge>): Promise<void> {
  const { database, migrations } = await databaseHealth()
  gauges.database?.set(database === 'ok' ? 1 : 0)
  gauges.migrations?.set(migrations === 'current' ? 1 : 0)
  if (database !== 'ok') return
  const [mail, pending] = await Promise.all([mailMetrics(), countSubmissions('pending')])
  gauges.owed?.set(mail.owed)
  gauges.retried?.set(mail.retried)
  gauges.pending?.set(pending)
  if (!mail.lastDay) return
  gauges.lastSent?.set(mail.lastDay.sentAt.getTime() / 1000)
  gauges.failed?.set(mail.lastDay.failed)
  gauges.open?.set(mail.lastDay.open)
}

/**
 * A name for the addresses that are answered alike: the pattern of an API route, else the first segment. Only what has once
 * been found has a name of its own, so that made-up addresses do not add up.
 */
function routeNames(handlers: readonly RouteEntry[]): (path: string, status: number) => string {
  const found = new Set<string>()
  const known = new Map<string, string>()
  return (path, status) => {
    const remembered = known.get(path)
    if (remembered) return remembered
    const segments = path.split('/').slice(1)
    const name = matchRoute(handlers, segments)?.pattern ?? `/${segments[0]}${segments.length > 1 ? '/*' : ''}`
    if (status === 200 || status === 304) found.add(name)
    if (!found.has(name)) return handlers.some(({ pattern }) => pattern === name) ? name : 'other'
    if (known.size >= MOST_PATHS) known.clear()
    known.set(path, name)
    return name
  }
}
