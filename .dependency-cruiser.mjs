/**
 * Data moves one way: content and prisma → lib → components → app. Inside lib the rooms have an order too, below.
 * `npm run check` and `npm test` refuse an import that turns back.
 */

/** The rooms of lib. */
const ROOMS =
  'calendar db content affirmations search images site newsletter submissions http monitoring server checks build'.split(
    ' '
  )

/** Files that are not part of the site: tests, what runs them, and what needs their tools. */
const TESTS = String.raw`\.test\.tsx?$|^(test|e2e)/|^playwright.config|^scripts/(test/|(db/db-diff|content/content-sheets)\.ts$)`

/** @type {(name: string, comment: string, from: string, to: string, except?: string) => object} */
const forbid = (name, comment, from, to, except) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: except ? `${TESTS}|${except}` : TESTS },
  to: { path: to }
})

/**
 * Each of these folders may import from those before it.
 * @type {(parent: string, folders: string[]) => object[]}
 */
const inOrder = (parent, folders) =>
  folders.slice(0, -1).map((folder, index) => {
    const path = parent + folder
    const later = folders.slice(index + 1).join('|')
    return forbid(`order-of-${path}`, `It comes before ${later}.`, `^${path}/`, `^${parent}(${later})/`)
  })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    forbid(
      'content-imports-nothing',
      'content/ holds words and their schemas.',
      '^content/',
      '^(?!content/|node_modules/zod/|zod$)'
    ),
    ...inOrder('', ['content', 'lib', 'components', 'app', 'scripts']),
    ...inOrder('components/', ['ui', 'affirmation', 'layout', '(blocks|islands)']),
    forbid(
      'blocks-know-no-island',
      'A page puts an island into the block Island. What both need stands in components/affirmation, content or lib.',
      '^components/(blocks|layout)/',
      '^components/islands/'
    ),
    forbid(
      'islands-know-no-block',
      'An island is ui, components/affirmation and its own files.',
      '^components/islands/',
      '^components/(blocks|layout)/'
    ),
    forbid(
      'islands-run-in-the-browser',
      'What runs in the browser reaches data through the API.',
      '^components/islands/',
      '^lib/(db|newsletter|submissions/(?!schema)|monitoring|server|images/(?!sky-scene)|env|log|http)|^lib/site/reads|^lib/affirmations/(reads|draws|writes)/|server-only'
    ),
    {
      name: 'scripts-are-plain-code',
      comment: 'What needs a library is an island: x.island.tsx.',
      severity: 'error',
      from: { path: String.raw`\.script\.ts$` },
      to: { path: String.raw`node_modules/|^components/.*\.tsx$`, reachable: true }
    },
    forbid(
      'prisma-stays-in-its-rooms',
      'Add a function to a repository.',
      '^(app|components|scripts|prisma|lib/(content|search|site|images|http|server|checks))/',
      '^lib/db/generated|node_modules/(@prisma|better-sqlite3|pg)/'
    ),
    forbid(
      'pages-change-nothing',
      'Operators and releases change affirmations.',
      '^(app|components)/',
      '^lib/affirmations/writes/'
    ),
    forbid(
      'reads-happen-in-pages',
      'A page passes down what it has read.',
      '^components/',
      '^lib/site/reads|^lib/affirmations/(reads|draws)/'
    ),
    forbid(
      'no-test-tools',
      'Test tools stay in tests.',
      '^(app|components|content|lib|prisma|scripts)/',
      '^(test|e2e)/'
    ),
    forbid(
      'rooms-are-listed',
      'A new room of lib joins ROOMS, in its position.',
      '',
      `^lib/(?!(${ROOMS.join('|')})/)[^/]+/`
    ),
    forbid(
      'data-comes-from-repositories',
      'Add a function to a repository.',
      '^(app|components)/',
      '^lib/db/',
      '^app/api/health/'
    ),
    forbid(
      'builder-stands-alone',
      'It also runs in the browser, and reads no affirmations.',
      '^lib/affirmations/builder/',
      '^(?!content/|lib/affirmations/builder/)'
    ),
    {
      name: 'commands-start-before-content',
      comment: 'The first command after a clone builds what content/ reads.',
      severity: 'error',
      from: { path: String.raw`^lib/cli\.ts$` },
      to: { path: '^content/', dynamic: false }
    },
    forbid('routes-import-nothing', 'It also runs in middleware.', '^lib/routes\\.ts$', '.'),
    ...inOrder('lib/affirmations/', ['corpus', 'reads', 'draws', 'writes']),
    ...inOrder('lib/newsletter/', ['(list|emails|outbox)', 'daily']),
    ...inOrder('lib/', ROOMS)
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^lib/db/generated|^\\.(next|releases)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], exportsFields: ['exports'] }
  }
}
