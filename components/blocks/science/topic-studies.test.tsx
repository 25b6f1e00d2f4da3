import { renderToStaticMarkup } from 'react-dom/server'
import { studies } from '@/content/science/studies'
import { topicAnswers } from '@/content/science/topics'
import { studyTopics } from '@/lib/content/studies/study-list'
import { routes } from '@/lib/routes'
import { pageDocuments } from '@/lib/search/pages'
import { EffectPlot } from '../figures/effect-plot'
import { PopularClaims } from './popular-claims'
import { StudyList } from './study-list'
import { TopicStudies } from './topic-studies'

/** The ids of the entries of studies in the order of the page, by the path of the page. */
const entries = new Map(
  studyTopics.map(({ slug, studies: own }) => {
    const html = renderToStaticMarkup(<TopicStudies studies={own} />)
    return [routes.studyTopic(slug), [...html.matchAll(/ id="(study-[^"]+)"/g)].map(([, id]) => id)]
  })
)

describe('the page of a topic', () => {
  it('has an entry for each of its studies, folded or not, in their order', () => {
    for (const { slug, studies: own } of studyTopics) {
      expect(entries.get(routes.studyTopic(slug))).toEqual(own.map(({ key }) => `study-${key}`))
    }
  })

  it('offers its kinds of study, which together are all of them', () => {
    for (const { studies: own } of studyTopics) {
      const html = renderToStaticMarkup(<TopicStudies studies={own} />)
      const [all, ...kinds] = [...html.matchAll(/<small>(\d+)<\/small><\/label>/g)].map(([, count]) => Number(count))
      expect(kinds.reduce((sum, count) => sum + count, 0)).toBe(all ?? 0)
      expect(html.match(/data-kind=/g)).toHaveLength(own.length)
    }
  })

  it('opens with the sentence of one of its studies', () => {
    for (const { topic, studies: own } of studyTopics) expect(own.map(({ key }) => key)).toContain(topicAnswers[topic])
  })

  it('has what every link to a study leads to, from the science hub and from the search', () => {
    const hubHtml = renderToStaticMarkup(
      <>
        <EffectPlot />
        <PopularClaims />
        <StudyList />
      </>
    )
    const linked = [...hubHtml.matchAll(/href="([^"]*#study-[^"]+)"/g)].map(([, href]) => href as string)
    const found = pageDocuments().flatMap(({ kind, href }) => (kind === 'studies' ? href : []))
    expect(new Set(linked).size).toBe(studies.length)
    expect(found).toHaveLength(studies.length)
    const lost = [...linked, ...found].filter((href) => {
      const [path = '', id = ''] = href.split('#')
      return !entries.get(path)?.includes(id)
    })
    expect(lost).toEqual([])
  })
})
