/** Writes app/theme.css, which app/globals.css imports, from content/theme.ts. */
import { writeFileSync } from 'node:fs'
import { themeCss } from '../../lib/site/theme-css'

writeFileSync('app/theme.css', themeCss())
