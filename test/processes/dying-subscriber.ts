/** Subscribes the given address and kills its own process at once, to simulate a power failure in tests. */
import { subscribe } from '../sign-up'

await subscribe(process.argv[2] ?? '', { mail: true })
process.kill(process.pid, 'SIGKILL')
