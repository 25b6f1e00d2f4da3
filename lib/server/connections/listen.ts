/** Makes the server listen: on HOST:PORT, or on a socket that systemd keeps open while one release follows another. */
import { createServer, type Server } from 'node:net'

/** The first socket that systemd hands over, see sd_listen_fds(3). */
const FIRST_SOCKET = 3

/** @throws Error that says which variable to change */
export async function listen(server: Server, port: number, host: string, variable = 'PORT'): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(describe(error, port, host, variable))))
    if (variable === 'PORT' && hasSocket()) server.listen({ fd: FIRST_SOCKET }, resolve)
    else server.listen(port, host, resolve)
  })
}

/**
 * Listens for a moment, so that a start knows of a port that is taken before it changes anything.
 * @throws Error as `listen` does
 */
export async function requireFreePort(port: number, host: string, variable = 'PORT'): Promise<void> {
  if (variable === 'PORT' && hasSocket()) return
  const probe = createServer()
  await listen(probe, port, host, variable)
  await new Promise((resolve) => probe.close(resolve))
}

/** True if systemd has started this process with the socket of deploy/daily-affirmations.socket. */
function hasSocket(): boolean {
  const { LISTEN_PID, LISTEN_FDS } = process.env
  return Number(LISTEN_PID) === process.pid && Number(LISTEN_FDS) >= 1
}

function describe({ code, message }: NodeJS.ErrnoException, port: number, host: string, variable: string): string {
  const reasons: Record<string, string> = {
    EADDRINUSE: `port ${port} (${variable}) is taken. Stop the other process, or set another ${variable}.`,
    EACCES: `this user may not listen on port ${port} (${variable}). Set a ${variable} from 1024.`,
    EADDRNOTAVAIL: `this machine does not have the address ${host} (${variable.replace('PORT', 'HOST')}).`,
    ENOTFOUND: `there is no address ${host} (${variable.replace('PORT', 'HOST')}).`
  }
  return reasons[code ?? ''] ?? message
}
