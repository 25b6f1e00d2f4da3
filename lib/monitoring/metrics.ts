/** The metrics that Prometheus reads: requests as they end, and the state of cache, database and e-mails when it asks. */
import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { databaseHealth } from '../db/health'
import { mailMetrics } from '../newsletter/statistics'
import { countSubmissions } from '../submissions/review'

export type Metrics = ReturnType<typeof createMetrics>

/** What the cache of responses counts. */
type CacheCounts = Record<'hits' | 'misses' | 'bytes' | 'size', number>

const PREFIX = 'affirmations_'
/** The buckets reach from a look-up in memory to a page that has to be rendered, in seconds. */
const BUCKETS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 20]
const METHODS = new Set(['GET', 'HEAD', 'POST'])

export function createMetrics(cache: CacheCounts) {
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
    misses: gauge('cache_renders_total', 'Responses that had to be made since the start.'),
    bytes: gauge('cache_bytes', 'Bytes of the responses in memory.'),
    size: gauge('cache_responses', 'Number of the responses in memory.'),
    database: gauge('database_up', '1 if the database answers.'),
    migrations: gauge('database_migrations_current', '1 if the database has all migrations of this release.'),
    queued: gauge(
      'mail_queued',
      'E-mails of the outbox (welcomes, confirmation requests, decisions) that wait to be sent.'
    ),
    retried: gauge('mail_queued_after_failure', 'Those among them that have failed at least once.'),
    lastSent: gauge('newsletter_last_sent_timestamp_seconds', 'When the daily e-mail was last sent to somebody.'),
    failed: gauge('newsletter_failed', 'Daily e-mails of the last two dates that could not be sent.'),
    open: gauge('newsletter_open', 'Daily e-mails of the last two dates that are still to be sent.'),
    pending: gauge('submissions_pending', 'Submissions that wait for a decision.')
  }

  return {
    contentType: registry.contentType,
    /**
     * Called at the end of each request.
     * @param pattern of the row of the address; undefined if it has none
     */
    observe(method: string, pattern: string | undefined, status: number, seconds: number) {
      const labels = { method: METHODS.has(method) ? method : 'other', route: pattern ?? 'other', status }
      requests.observe(labels, seconds)
    },
    /** All numbers in Prometheus' text format. */
    async text() {
      for (const name of ['hits', 'misses', 'bytes', 'size'] as const) gauges[name].set(cache[name])
      await readDatabase(gauges)
      return registry.metrics()
    }
  }
}

/** A gauge whose value cannot be read keeps its last value: `database_up`, `database_migrations_current` or the log says why. */
async function readDatabase(gauges: Record<string, Gauge>): Promise<void> {
  const { database, migrations } = await databaseHealth()
  gauges.database?.set(database === 'unreachable' ? 0 : 1)
  gauges.migrations?.set(migrations === 'current' ? 1 : 0)
  if (database === 'unreachable') return
  const counts = await Promise.all([mailMetrics(), countSubmissions('pending')]).catch(console.error)
  if (!counts) return
  const [mail, pending] = counts
  gauges.queued?.set(mail.queued)
  gauges.retried?.set(mail.retried)
  gauges.pending?.set(pending)
  if (!mail.lastDays) return
  gauges.lastSent?.set(mail.lastDays.sentAt.getTime() / 1000)
  gauges.failed?.set(mail.lastDays.failed)
  gauges.open?.set(mail.lastDays.open)
}

/** Serves GET /metrics once it listens. It has a port of its own, so that the site's proxy does not expose it. */
export function createMetricsServer(metrics: Metrics): Server {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is only GET /metrics.\n')
      return
    }
    try {
      const text = await metrics.text()
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    } catch (error) {
      console.error(error)
      response.writeHead(503).end()
    }
  })
  // It does not keep the process alive.
  return server.unref()
}
