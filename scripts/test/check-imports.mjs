/** `npm run check:imports`: refuses imports that break the rules of .dependency-cruiser.mjs. */
import swc from '@swc/core'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import config from '../../.dependency-cruiser.mjs'

// dependency-cruiser asks swc for TypeScript without JSX; its other parser needs the compiler API that TypeScript 7 lacks.
const { parseFileSync } = swc
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })

const folders = ['app', 'components', 'content', 'lib', 'prisma', 'scripts', 'test', 'e2e', 'middleware.ts']
const { output, exitCode } = await cruise(
  folders,
  { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true, outputType: 'err' },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') }
)
console.log(output.trim())
process.exitCode = exitCode
