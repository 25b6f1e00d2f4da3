/**
 * `npm run content:dates`: gives pages whose words are new or have changed today's date, in content/updated.json. The
 * sitemap and the guides tell it to visitors and search engines. `npm run content:check` and the build do the same.
 */
import { writeDates } from '../../lib/content/checks/history/dates'

const changed = writeDates()
console.log(changed.length === 0 ? 'No page has changed.' : `Changed: ${changed.join(', ')}`)
