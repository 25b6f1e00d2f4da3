/**
 * `npm run content:build`: checks the YAML and Markdown files of content/ and writes them as JSON to content/generated, from
 * where pages import them, and schemas for editors to content/schemas/json.
 */
import { buildContent } from '../../lib/content/source/build-content'

const issues = buildContent()
for (const { where, message } of issues) console.error(`${where}: ${message}`)
process.exitCode = issues.length === 0 ? 0 : 1
