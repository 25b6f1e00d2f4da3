/**
 * `npm run content:build`: checks the YAML and Markdown files of content/ and writes them as JSON to content/generated, from
 * where pages import them, and schemas for editors to content/schemas/json.
 */
import { issueLine } from '../../lib/content/issues/issue'
import { buildContent } from '../../lib/content/source/build-content'

const issues = buildContent()
for (const issue of issues) console.error(issueLine(issue))
process.exitCode = issues.length === 0 ? 0 : 1
