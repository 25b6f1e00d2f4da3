import { corpus } from '../../../content/affirmations'
import { checkCorpus } from './corpus'

it('names the newer line of an id that is used twice, before anything else', () => {
  const [first, ...others] = corpus.daily
  const id = first?.id as string
  corpus.daily = [...corpus.daily.slice(0, 5), { ...others[5], id, text: 'I always win!' } as (typeof others)[0]]
  try {
    expect(checkCorpus()).toEqual([
      {
        where: `content/affirmations/daily.yaml › ${id}`,
        message: 'the id is used twice: give the newer line a number that none has',
        words: `id: ${id}`,
        isLast: true
      }
    ])
  } finally {
    corpus.daily = [first as (typeof others)[0], ...others]
  }
})
