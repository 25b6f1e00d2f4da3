/** Reads and checks all YAML and Markdown files of content/. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DataFile, dataFiles } from '../../../content/schemas/data-files'
import { type GuideFolder, guideLayouts } from '../../../content/schemas/guide-layouts'
import type { ContentIssue } from '../issues/issue'
import { located } from '../issues/located'
import { describeHidden } from '../text/printable'
import { readGuide, yamlPlaces } from './guide-source'
import { schemaIssues } from './schema-issues'
import { readYaml } from './yaml-source'

export function loadContent(root = 'content') {
  const issues = findHidden(root)
  /** By the paths of dataFiles. */
  const data = Object.fromEntries(dataFiles.map((file) => [file.path, loadData(root, file, issues)]))
  const folders = Object.keys(guideLayouts) as GuideFolder[]
  /** In the order of their landing page, for kinds that have one, else in that of their files. */
  const guides = Object.fromEntries(folders.map((folder) => [folder, loadGuides(root, folder, issues)]))
  return { data, guides: guides as Record<GuideFolder, unknown[]>, issues }
}

/** What these folders of content/ hold is written by the build. */
const BUILT = /^(generated|schemas.json)\b/

/** Characters in any file that nobody sees in it. */
function findHidden(root: string): ContentIssue[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()
  return files
    .filter((file) => /\.(yaml|md|ts)$/.test(file) && !BUILT.test(file))
    .flatMap((file) =>
      readText(join(root, file))
        .split('\n')
        .flatMap((line, index) => {
          const message = describeHidden(line)
          return message ? [{ where: `${root}/${file}:${index + 1}`, message }] : []
        })
    )
}

/** A file, whichever editor has written it. */
function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
}

const known = new Map<string, { text: string; result: unknown }>()

/** Reads a file unless it says the same as before: development builds at each change. */
function whenChanged<Result>(file: string, text: string, read: (text: string) => Result): Result {
  const before = known.get(file)
  if (before?.text === text) return before.result as Result
  const result = read(text)
  known.set(file, { text, result })
  return result
}

function loadData(root: string, { path, schema }: DataFile, issues: ContentIssue[]): unknown {
  const file = `${root}/${path}.yaml`
  if (!existsSync(file)) {
    issues.push({ where: file, message: 'is missing' })
    return undefined
  }
  const loaded = whenChanged(file, readText(file), (text) => {
    const source = readYaml(file, text)
    const found =
      source.issues.length > 0 ? source.issues : schemaIssues(schema, source.value, yamlPlaces(file, source.lineOf))
    return { found, value: found.length === 0 ? schema.parse(source.value) : undefined }
  })
  issues.push(...loaded.found)
  return loaded.value
}

function loadGuides(root: string, folder: GuideFolder, issues: ContentIssue[]): unknown[] {
  const path = join(root, 'guides', folder)
  const files = existsSync(path) ? readdirSync(path).sort() : []
  const loaded = files.flatMap((file) => {
    const where = `${root}/guides/${folder}/${file}`
    if (!file.endsWith('.md')) {
      issues.push({ where, message: 'is not a guide: the names of guides end in .md' })
      return []
    }
    const name = file.slice(0, -'.md'.length)
    const source = whenChanged(where, readText(join(path, file)), (text) =>
      readGuide(where, name, text, guideLayouts[folder])
    )
    issues.push(...source.issues)
    return source.guide ? [{ where, guide: source.guide, order: source.order ?? 0 }] : []
  })
  loaded.sort((a, b) => a.order - b.order)
  for (const [index, { where, order }] of loaded.entries()) {
    const other = loaded[index - 1]
    if (order > 0 && other?.order === order) {
      issues.push(
        located({ where, message: `has the order ${order} of ${other.where}: give it another`, words: 'order:' })
      )
    }
  }
  return loaded.map(({ guide }) => guide)
}
