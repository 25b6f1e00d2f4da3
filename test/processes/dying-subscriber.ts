/** Subscribes the given address and kills its own process at once, to simulate a power failure in tests. */
import { subscribe } from '../../lib/newsletter/list/subscribers'

await subscribe(process.argv[2] ?? '', { mail: true })
process.kill(process.pid, 'SIGKILL')
