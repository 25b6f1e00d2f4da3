import type { ReactNode } from 'react'
import type { HowToGuide, SubcategoryGuide } from '@/content/types'
import { Faq } from '../text/faq'
import { Prose } from '../text/prose'
import { LongText } from '../text/rest'
import { WorkedExample } from './worked-example'

export interface GuideSection {
  id: string
  title: string
  /** Its entry in the contents, if the title is too long there. */
  label?: string
  content: ReactNode
  /** Sets it apart: in a box, or on the faint sky of the guide. */
  look?: 'guide-box' | 'guide-tint sky-tint'
}

/** The beginning of a guide: the readers that it is for, and the cases in which it is not the right tool. */
export function introduction(guide: Pick<HowToGuide, 'introduction' | 'whoFor' | 'notFor'>): GuideSection {
  const fit = [
    { title: 'Who it is for', text: guide.whoFor },
    { title: 'When it is not the right tool', text: guide.notFor }
  ]
  const content = (
    <LongText texts={guide.introduction} of="Introduction">
      <dl className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:mt-8">
        {fit.map(({ title, text }) => (
          <div key={title} className="hairline-top pt-3">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 md:text-sm">
              <Prose text={text} phoneLinks />
            </dd>
          </div>
        ))}
      </dl>
    </LongText>
  )
  return { id: 'introduction', title: 'Introduction', content }
}

/** What a guide offers to print, and the questions that people ask. */
export function exampleAndQuestions({
  workedExample,
  questions
}: Pick<SubcategoryGuide, 'workedExample' | 'questions'>): GuideSection[] {
  const example = workedExample && {
    id: 'worked-example',
    title: workedExample.title,
    label: 'Worked example',
    content: <WorkedExample example={workedExample} />
  }
  const faq = { id: 'questions', title: 'Questions', content: <Faq name="question" items={questions} /> }
  return example ? [example, faq] : [faq]
}

/**
 * The box that says when to see someone, and whom.
 * @param numbers whom to call, below it
 */
export function helpSection(gettingHelp: string[] | undefined, numbers?: ReactNode): GuideSection[] {
  if (!gettingHelp) return []
  const content = (
    <LongText texts={gettingHelp} of="Getting help" phoneLinks>
      {numbers}
    </LongText>
  )
  return [{ id: 'help', title: 'Getting help', look: 'guide-box', content }]
}
