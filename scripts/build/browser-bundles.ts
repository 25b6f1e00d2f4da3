/** Bundles what runs in the browser: see lib/build/browser-bundles.ts. */
import { buildAssets } from '../../lib/build/browser-bundles'

await buildAssets()
