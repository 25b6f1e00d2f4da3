import { linkTo } from '@/lib/links'

/** Numbers from the specification. */
const CATEGORIES = 6
const AFFIRMATIONS = 9
const FOCUS_AREAS = 6

/** Stands for the last part of an address, whatever it is. */
const ANY = '*'

/** The HTML of the skeleton for an address: that of its kind of page, else plain text. */
export function pageSkeleton(pathname: string): string {
  const [, room = '', name = '', ...more] = pathname.toLowerCase().split('/')
  const kind = [room, ...(name ? [ANY] : []), ...more].join('/')
  return SKELETONS[`/${kind}`] ?? TEXT
}

function block(className: string, kind = ''): string {
  return `<div class="skeleton ${className}"${kind && ` data-skeleton="${kind}"`}></div>`
}

const HOME =
  block('min-h-[60svh] rounded-none') +
  `<div class="shell grid grid-cols-2 gap-4 pt-24 md:grid-cols-3 xl:grid-cols-6">${block('min-h-64', 'category').repeat(CATEGORIES)}</div>`

const CARD =
  '<div data-skeleton="affirmation" class="hairline-top space-y-3 py-4">' +
  `${block('h-6 w-11/12')}${block('h-4 w-1/3')}</div>`

const CATEGORY =
  block('min-h-[min(62svh,38rem)] rounded-none') +
  `<div class="shell grid gap-x-12 pt-14 lg:grid-cols-2 min-[90rem]:grid-cols-3">${CARD.repeat(AFFIRMATIONS)}</div>`

const GENERATOR =
  `<div class="shell pt-24">${block('h-12 w-2/3')}<div class="split mt-14 gap-y-10">` +
  `<div class="grid grid-cols-2 gap-3 self-start md:col-span-5">${block('h-10', 'focus-area').repeat(FOCUS_AREAS)}</div>` +
  `${block('min-h-96 md:col-span-7')}</div></div>`

const AFFIRMATION =
  '<div class="shell split-lg gap-y-10 pt-16">' +
  `${block('min-h-[32rem] lg:col-span-8')}<div class="space-y-4 lg:col-span-4">` +
  `${block('h-11 w-2/3')}${block('h-24')}${block('h-24')}</div></div>`

const TEXT = `<div class="shell space-y-6 pt-24">${block('h-14 w-2/3')}${block('h-7 w-5/6')}${block('h-7 w-1/2')}${block('h-64')}</div>`

const SKELETONS: Record<string, string> = {
  [linkTo('/')]: HOME,
  [linkTo('/category/[category]', ANY)]: CATEGORY,
  [linkTo('/generator')]: GENERATOR,
  [linkTo('/affirmation/[id]', ANY)]: AFFIRMATION
}
