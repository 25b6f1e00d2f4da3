/** What no answer may show, whatever was asked. */
import type { Attack } from './parts'
import type { Exchange, Reply } from './send'

/** Lines of a stack, places in a file system, words of the database. */
const INSIDES = [
  /\n\s+at .+:\d+:\d+/,
  /\b(?:node_modules|\.next)\/(?!static\/)/,
  /\b(?:webpack|turbopack):\/\//,
  /PrismaClient|SqliteError|SQLITE_|Invalid `/,
  /\bE(?:NOENT|ACCES|ISDIR|NOTDIR|NAMETOOLONG|CONNREFUSED)\b/
]

/** What is wrong with the answers; nothing where all is well. */
export function faultsOf({ whole, statuses, bytes }: Attack, { replies, silent }: Exchange): string[] {
  const faults = replies.flatMap((reply) => faultsOfReply(reply, bytes))
  const [reply] = replies
  if (!whole) return faults
  if (!reply || silent) return [...faults, 'no answer to a whole request']
  if (!statuses) return faults
  if (!statuses.includes(reply.status)) faults.push(`status ${reply.status} is not among ${statuses.join(', ')}`)
  const type = reply.headers.get('content-type')
  if (reply.status >= 400 && type !== 'application/problem+json') faults.push(`an error of the type ${type}`)
  if (reply.status >= 400 && !bytes.startsWith('HEAD ') && !isProblem(reply)) faults.push('an error that is no problem')
  return faults
}

function faultsOfReply({ status, headers, body }: Reply, sent: string): string[] {
  const faults: string[] = []
  if (status >= 500) faults.push(`status ${status}`)
  if (headers.has('set-cookie')) faults.push('a cookie')
  if (headers.has('x-fuzz')) faults.push('a header that was sent in')
  if (/evil\.example/i.test(headers.get('location') ?? '')) faults.push('a redirect to another site')
  for (const pattern of INSIDES) {
    const inside = pattern.exec(body)?.[0].trim()
    // What was sent in, such as the address that was asked for, tells nobody anything.
    if (inside && !sent.includes(inside)) faults.push(`insides: ${inside}`)
  }
  if (body.includes(process.cwd())) faults.push('a path of this machine')
  const isData = /json|text\/plain|x-component|image\//.test(headers.get('content-type') ?? '')
  // The marker: `<fz"'>`. Each of its first two characters would do harm by itself.
  if (!isData && /<fz|fz(?<!\\)"/.test(body)) faults.push('markup that was sent in')
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
