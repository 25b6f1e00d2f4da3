import type { ReactNode } from 'react'
import type { HowToGuide } from '@/content/types'
import { Faq } from '../text/faq'
import { Paragraphs } from '../text/prose'
import type { GuideSection } from './guide-page'
import { WorkedExample } from './worked-example'

type Parts = Pick<HowToGuide, 'workedExample' | 'questions' | 'gettingHelp'>

/** What a guide offers to print, and the questions that people ask. */
export function exampleAndQuestions({ workedExample, questions }: Parts): GuideSection[] {
  return [
    ...(workedExample
      ? [
          {
            id: 'worked-example',
            title: workedExample.title,
            label: 'Worked example',
            content: <WorkedExample example={workedExample} />
          }
        ]
      : []),
    ...(questions ? [{ id: 'questions', title: 'Questions', content: <Faq name="question" items={questions} /> }] : [])
  ]
}

/**
 * The box that says when to see someone, and whom.
 * @param numbers whom to call, below it
 */
export function helpSection(gettingHelp: string[] | undefined, numbers?: ReactNode): GuideSection[] {
  if (!gettingHelp) return []
  const content = (
    <>
      <Paragraphs texts={gettingHelp} calls />
      {numbers}
    </>
  )
  return [{ id: 'help', title: 'Getting help', boxed: true, content }]
}
