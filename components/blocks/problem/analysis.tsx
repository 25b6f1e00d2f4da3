import type { ProblemGuide } from '@/content/types'
import { DashList } from '../guide/points'
import { Paragraphs } from '../text/prose'

/** The problem itself: its description, its symptoms, its impact. */
export function Analysis({ problem }: { problem: ProblemGuide['problem'] }) {
  return (
    <>
      <Paragraphs texts={problem.description} />
      <h3 className="mt-8 mb-2 text-lg">Symptoms</h3>
      <DashList texts={problem.symptoms} />
      <h3 className="mt-8 mb-2 text-lg">Impact</h3>
      <DashList texts={problem.impact} />
    </>
  )
}
