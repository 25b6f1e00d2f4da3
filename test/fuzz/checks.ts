/** Checks responses for faults that no request may cause. */
import type { Attack } from './parts'
import type { Exchange, Reply } from './send'

/** Stack traces, paths in the file system, errors of the database. */
const INTERNALS = [
  /\n\s+at .+:\d+:\d+/,
  /\b(?:node_modules|\.next)\/(?!static\/)/,
  /\b(?:webpack|turbopack):\/\//,
  /PrismaClient|SqliteError|SQLITE_|Invalid `/,
  /\bE(?:NOENT|ACCES|ISDIR|NOTDIR|NAMETOOLONG|CONNREFUSED)\b/
]

/** The faults of an exchange; empty if there are none. */
export function faultsOf({ complete, statuses, bytes }: Attack, { replies, silent }: Exchange): string[] {
  const faults = replies.flatMap((reply) => faultsOfReply(reply, bytes))
  const [reply] = replies
  if (!complete) return faults
  if (!reply || silent) return [...faults, 'no response to a complete request']
  if (!statuses) return faults
  if (!statuses.includes(reply.status)) faults.push(`status ${reply.status} is not one of ${statuses.join(', ')}`)
  const type = reply.headers.get('content-type')
  if (reply.status >= 400 && type !== 'application/problem+json') faults.push(`an error of type ${type}`)
  if (reply.status >= 400 && !bytes.startsWith('HEAD ') && !isProblem(reply))
    faults.push('an error that is not a problem')
  return faults
}

function faultsOfReply({ status, headers, body }: Reply, sent: string): string[] {
  const faults: string[] = []
  if (status >= 500) faults.push(`status ${status}`)
  if (headers.has('set-cookie')) faults.push('a cookie')
  if (headers.has('x-fuzz')) faults.push('a header of the request')
  if (/evil\.example/i.test(headers.get('location') ?? '')) faults.push('a redirect to another site')
  for (const pattern of INTERNALS) {
    const internal = pattern.exec(body)?.[0].trim()
    // Echoing a part of the request, such as its address, reveals nothing.
    if (internal && !sent.includes(internal)) faults.push(`internals: ${internal}`)
  }
  if (body.includes(process.cwd())) faults.push('a path of this machine')
  const isData = /json|text\/plain|x-component|image\//.test(headers.get('content-type') ?? '')
  // The marker is `<fz"'>`. An unescaped `<` or `"` of it is harmful by itself.
  if (!isData && /<fz|fz(?<!\\)"/.test(body)) faults.push('unescaped markup of the request')
  return faults
}

function isProblem({ status, body }: Reply): boolean {
  try {
    const problem = JSON.parse(Buffer.from(body, 'latin1').toString())
    return problem.status === status && typeof problem.title === 'string' && typeof problem.detail === 'string'
  } catch {
    return false
  }
}
