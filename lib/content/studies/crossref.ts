/**
 * Asks Crossref for retractions, concerns and corrections. A work’s own record names them in `updated-by`, which Retraction
 * Watch fills too; a notice names the works it is about in `update-to`. Either may be missing, so both are read. A work
 * whose title begins with “Retracted” or “Withdrawn” counts as retracted too, since some publishers only change the title.
 * https://api.crossref.org/swagger-ui/index.html
 */
import { z } from 'zod'

export const CROSSREF = 'https://api.crossref.org'

/** DOIs in one request: its address stays below the length that servers accept. */
const BATCH = 20
const TIMEOUT_MS = 30_000

const updateSchema = z.object({
  DOI: z.string(),
  type: z.string(),
  updated: z.object({ 'date-parts': z.array(z.array(z.number().nullable())) }).optional()
})
const workSchema = z.object({
  DOI: z.string(),
  title: z.array(z.string()).optional(),
  'updated-by': z.array(updateSchema).optional(),
  'update-to': z.array(updateSchema).optional()
})
const responseSchema = z.object({ message: z.object({ items: z.array(workSchema) }) })

type Work = z.infer<typeof workSchema>

interface CrossrefNotice {
  /** The DOI of the work that the notice is about, as it was given. */
  about: string
  type: string
  /** The DOI of the notice, or of the work itself if only its title says that it was retracted. */
  doi: string
  /** YYYY-MM-DD, if the day is known. */
  day?: string
}

interface CrossrefReport {
  notices: CrossrefNotice[]
  /** The DOIs that Crossref does not know. */
  unknown: string[]
}

/**
 * Asks about all of these works, in batches.
 * @param dois in any case; the report has them as they were given
 * @throws Error with one sentence if any request failed: a report with gaps would look like a clean one
 */
export async function fetchCrossrefReport(dois: string[], origin = CROSSREF): Promise<CrossrefReport> {
  const given = new Map(dois.map((doi) => [doi.toLowerCase(), doi]))
  const known = new Set<string>()
  const notices = new Map<string, CrossrefNotice>()
  const retitled: string[] = []
  const add = (about: string, type: string, doi: string, updated?: z.infer<typeof updateSchema>['updated']) => {
    const asGiven = given.get(about.toLowerCase())
    const id = `${about} ${type} ${doi}`.toLowerCase()
    // Retraction Watch and the publisher often report the same notice.
    if (asGiven && !notices.has(id))
      notices.set(id, { about: asGiven, type, doi: doi.toLowerCase(), day: dayOf(updated) })
  }
  for (let start = 0; start < dois.length; start += BATCH) {
    const batch = dois.slice(start, start + BATCH)
    for (const work of await fetchWorks(origin, 'doi', batch)) {
      known.add(work.DOI.toLowerCase())
      for (const { type, DOI, updated } of work['updated-by'] ?? []) add(work.DOI, type, DOI, updated)
      if (/^\W*(retracted|withdrawn)\b/i.test(work.title?.[0] ?? '')) retitled.push(work.DOI)
    }
    for (const notice of await fetchWorks(origin, 'updates', batch)) {
      for (const { type, DOI, updated } of notice['update-to'] ?? []) add(DOI, type, notice.DOI, updated)
    }
  }
  const about = new Set([...notices.values()].filter(({ type }) => type === 'retraction').map((notice) => notice.about))
  for (const doi of retitled) if (!about.has(given.get(doi.toLowerCase()) ?? '')) add(doi, 'retraction', doi)
  return { notices: [...notices.values()], unknown: dois.filter((doi) => !known.has(doi.toLowerCase())) }
}

/** The works that any of these filters matches: Crossref joins filters of the same name with “or”. */
async function fetchWorks(origin: string, filter: 'doi' | 'updates', dois: string[]): Promise<Work[]> {
  const query = new URLSearchParams({
    filter: dois.map((doi) => `${filter}:${doi}`).join(','),
    select: 'DOI,title,updated-by,update-to',
    rows: '1000'
  })
  const response = await fetch(`${origin}/works?${query}`, {
    headers: { 'User-Agent': 'daily-affirmations (npm run content:citations)' },
    signal: AbortSignal.timeout(TIMEOUT_MS)
  }).catch((error: Error & { cause?: Error }) => {
    throw new Error(`${origin} cannot be reached (${error.cause?.message || error.message})`)
  })
  if (!response.ok) throw new Error(`${origin} returned ${response.status}`)
  const body = responseSchema.safeParse(await response.json().catch(() => undefined))
  if (!body.success) throw new Error(`${origin} returned something other than a list of works`)
  return body.data.message.items
}

function dayOf(updated: z.infer<typeof updateSchema>['updated']): string | undefined {
  const [year, month, day] = updated?.['date-parts'][0] ?? []
  if (!year || !month || !day) return undefined
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
}
