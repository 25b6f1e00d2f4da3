import { findStudyTopic, type StudyTopic, studyTopics } from '../../content/studies/study-list'
import { LONGEST_DESCRIPTION, LONGEST_TITLE } from './affirmation-metadata'
import { topicSeo, topicTitle } from './topic-metadata'

describe('the page of a topic', () => {
  it('says how many studies it lists, and of which years', () => {
    const topic = findStudyTopic('sleep') as StudyTopic
    const years = topic.studies.map(({ year }) => year).sort()
    expect(topicTitle(topic)).toBe(`Sleep: what ${topic.studies.length} studies found`)
    expect(topicSeo(topic).description).toContain(
      `Sleep: ${topic.studies.length} studies from ${years[0]} to ${years.at(-1)}. `
    )
  })

  it('has a title and a description of its own, within the lengths that search engines show', () => {
    const seos = studyTopics.map(topicSeo)
    for (const { title, description } of seos) {
      expect([title, title.length <= LONGEST_TITLE]).toEqual([title, true])
      expect([description, description.length >= 70 && description.length <= LONGEST_DESCRIPTION]).toEqual([
        description,
        true
      ])
    }
    expect(new Set(seos.map(({ title }) => title)).size).toBe(seos.length)
    expect(new Set(seos.map(({ description }) => description)).size).toBe(seos.length)
  })
})
