/** Checks how guides use studies: those of their own problem, as their records allow, and no word about what the site lacks. */
import { howToGuides, problemGuides } from '../../content/guides'
import { studies } from '../../content/science/studies'
import { howToGuide, problemGuide } from '../content/guides'
import type { ContentIssue } from '../content/issues/issue'
import { allTexts, citedKeys, parseProse, plainText } from '../content/text/prose'
import { checkAdviceVerdicts, checkCitedSentences } from './cited-sentences'
import { guideFiles } from './guides'

/** The fewest studies of its own problem that a problem guide cites. */
const OWN_STUDIES = 4

interface CitingGuide {
  where: string
  /** Its name in the `for` of studies; category and subcategory guides have none. */
  slug?: string
  guide: unknown
}

export function checkEvidence(): ContentIssue[] {
  return [
    ...guideFiles.flatMap((guide) => [
      ...checkStudySubjects(guide),
      ...checkOwnStudies(guide),
      ...checkAbsenceClaims(guide),
      ...checkCitedSentences(guide)
    ]),
    ...howToGuides.flatMap(({ slug, steps }) => checkAdviceVerdicts(`content/guides/how-to/${slug}.md`, steps)),
    ...problemGuides.flatMap(({ slug, solution }) =>
      checkAdviceVerdicts(`content/guides/problem-solution/${slug}.md`, solution.approach)
    )
  ]
}

const subjects = new Map(studies.map((study) => [study.key, study.for ?? []]))

/**
 * A study of other problems, in a problem or how-to guide, needs a note that says so: a link to the guide of one of those
 * problems, in the same paragraph. Studies of a technique, and those without `for`, may be cited anywhere.
 */
export function checkStudySubjects({ where, slug, guide }: CitingGuide): ContentIssue[] {
  if (!slug) return []
  return allTexts(guide).flatMap((text) => {
    const linked = parseProse(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []))
    return citedKeys([text])
      .map((key) => ({ key, others: subjects.get(key) ?? [] }))
      .filter(({ others }) => others.length > 0 && others.every((other) => other !== slug && problemGuide(other)))
      .filter(({ others }) => !others.some((other) => linked.includes(`/problem-solution/${other}`)))
      .map(({ key, others }) => ({
        where,
        message:
          `cites @${key}, a study of ${others.join(', ')}: link to that guide in the paragraph, or add ` +
          `"${slug}" to its \`for\` in content/science/studies.yaml`,
        words: text
      }))
  })
}

export function checkOwnStudies({ where, slug, guide }: CitingGuide): ContentIssue[] {
  if (!slug || howToGuide(slug)) return []
  const own = citedKeys(allTexts(guide)).filter((key) => subjects.get(key)?.includes(slug))
  if (own.length >= OWN_STUDIES) return []
  return [
    { where, message: `cites ${own.length} studies of "${slug}", it needs ${OWN_STUDIES}: see \`for\` in studies.yaml` }
  ]
}

const OUR_SHELVES =
  /\b(?:we (?:hold|have|found|know of) no (?:stud|trial|research)|our (?:collection|library)\b|we hold no\b)/i
/** “There may be no study” marks advice as not tested, which is welcome. */
const ABSENCE = /(?<!may be )\bno (?:study|studies|research)\b/i

/** Readers come to learn what helps them, not what the site lacks. */
export function checkAbsenceClaims({ where, guide }: CitingGuide): ContentIssue[] {
  return allTexts(guide).flatMap((text) => {
    const plain = plainText(text)
    const ours = OUR_SHELVES.exec(plain)?.[0]
    if (ours) {
      return [
        { where, message: `“${ours}” is about this site: say what is known, or that it is not tested`, words: text }
      ]
    }
    const absence = ABSENCE.exec(plain)?.[0]
    if (!absence || citedKeys([text]).length > 0) return []
    const message = `“${absence}” needs a study beside it: cite one, or say that the advice is not tested`
    return [{ where, message, words: text }]
  })
}
