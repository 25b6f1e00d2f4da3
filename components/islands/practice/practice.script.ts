/** The script of /practice, which loads it itself. Without it the page is today's affirmations to read. */
import { linkTo } from '@/lib/links'
import { request } from '../browser/request'
import { keyOf, onFavoritesChange, readFavorites } from '../favorites/favorites'
import { whenParsed } from '../loading/when-ready'
import { startSpeech } from './speech'
import { type PracticeAffirmation, startStage } from './stage'

function start(): void {
  const root = document.querySelector<HTMLElement>('[data-practice]')
  const form = root?.querySelector<HTMLFormElement>('[data-practice-setup]')
  const dialog = root?.querySelector<HTMLDialogElement>('[data-practice-stage]')
  const message = root?.querySelector<HTMLElement>('[data-message]')
  if (!root || !form || !dialog || !message) return
  const today: PracticeAffirmation[] = JSON.parse(root.dataset.affirmations ?? '[]')
  const acts: string[] = JSON.parse(root.dataset.acts ?? '[]')
  offerFavorites(form)
  const speech = startSpeech(form)
  const open = startStage(dialog, speech)
  const first = namedAffirmation()
  void first.then((affirmation) => affirmation && showFirst(root, affirmation))
  let isLoading = false

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isLoading) return
    isLoading = true
    message.textContent = ''
    try {
      const chosen = new FormData(form)
      const count = Number(chosen.get('count'))
      const others = await practiceAffirmations(String(chosen.get('source')), count, today)
      const affirmations = beginningWith(await first, others).slice(0, count)
      if (affirmations.length === 0) throw new Error('There are no affirmations.')
      const act = acts[Math.floor(Math.random() * acts.length)] ?? ''
      open({ affirmations, seconds: Number(chosen.get('pace')), showsBreath: chosen.has('breath'), act })
    } catch {
      message.textContent = root.dataset.failed ?? ''
    } finally {
      isLoading = false
    }
  })
}

/** The affirmation that the address names, as a link of the home page does: `#line=` and its slug. */
async function namedAffirmation(): Promise<PracticeAffirmation | undefined> {
  const slug = new URLSearchParams(location.hash.slice(1)).get('line')
  if (!slug) return undefined
  return request<PracticeAffirmation>('GET', linkTo('/api/affirmations/[id]', slug)).catch(() => undefined)
}

function beginningWith(first: PracticeAffirmation | undefined, others: PracticeAffirmation[]): PracticeAffirmation[] {
  return first ? [first, ...others.filter(({ id }) => id !== first.id)] : others
}

/** Shows this affirmation in place of today's. */
function showFirst(root: HTMLElement, { text }: PracticeAffirmation): void {
  const sentence = root.querySelector('[data-first]')
  if (sentence) sentence.textContent = text
  sentence?.previousElementSibling?.remove()
}

/**
 * The affirmations of a practice.
 * @param source today, favorites, or the name of a category
 * @throws if the affirmations of a category do not come
 */
async function practiceAffirmations(
  source: string,
  count: number,
  today: PracticeAffirmation[]
): Promise<PracticeAffirmation[]> {
  if (source === 'today') return today.slice(0, count)
  if (source === 'favorites') {
    const favorites = readFavorites()
    const first = Math.max(0, favorites.map(keyOf).indexOf(keyOfHash()))
    return [...favorites.slice(first), ...favorites.slice(0, first)]
      .slice(0, count)
      .map(({ id, ...favorite }) => ({ ...favorite, id: id || favorite.text }))
  }
  const all = await request<PracticeAffirmation[]>(
    'GET',
    `${linkTo('/api/affirmations/category/[category]', source)}?for=anyone`
  )
  return shuffled(all).slice(0, count)
}

function shuffled<Item>(items: Item[]): Item[] {
  const keyed = items.map((item) => ({ item, key: Math.random() }))
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item)
}

/** The key of the favorite that a link from their page begins with; empty if it begins with the first. */
function keyOfHash(): string {
  return new URLSearchParams(location.hash.slice(1)).get('from') ?? ''
}

/** Favorites can be chosen once there are any; a link from their page chooses them. */
function offerFavorites(form: HTMLFormElement): void {
  const option = form.querySelector<HTMLOptionElement>('option[value=favorites]')
  if (!option) return
  const name = option.text
  const update = () => {
    const { length } = readFavorites()
    option.disabled = length === 0
    option.text = length === 0 ? name : `${name} (${length})`
  }
  update()
  onFavoritesChange(update)
  if ((location.hash === '#favorites' || keyOfHash()) && !option.disabled) option.selected = true
}

whenParsed(start)
