/** The words of the pages that list the studies of a topic, such as /science-hub/anxiety. */
export const topicPage = {
  /** Above the title on its social image. */
  label: 'Studies by topic',
  lead: 'The studies on this site that touch the topic, newest first. Each entry says what kind of work it is, what came out, and where it stops.',
  guides: 'Guides that draw on these studies',
  topics: 'Other topics',
  back: 'Back to Science & Research'
}
