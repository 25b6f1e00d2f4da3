/** Subscribes the address that is given and dies at once, as a server that loses its power, for tests. */
import { subscribe } from '../lib/newsletter/subscribers'

await subscribe(process.argv[2] ?? '', { mail: true })
process.kill(process.pid, 'SIGKILL')
