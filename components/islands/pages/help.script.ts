/** The script of /help-now, which loads it itself: it puts what is for the visitor's country first. */
import { whenParsed } from '../loading/when-ready'

const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'

/** Returns what the country of the browser's language may be called, the best name first; nothing if the language names none. */
function countryNames(): string[] {
  const region = navigator.languages.map((language) => new Intl.Locale(language).region).find(Boolean)
  if (!region) return []
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(region) ?? region
  return EUROPEAN_UNION.includes(region) ? [name, 'European Union'] : [name]
}

/** @returns the first element of a kind that is for one of the countries */
function findFor(names: string[], kind: string): HTMLElement | undefined {
  const found = names.map((name) => document.querySelector<HTMLElement>(`${kind}[data-country*="${name}"]`))
  return found.find((element) => element !== null) ?? undefined
}

function start(): void {
  const names = countryNames()
  const number = findFor(names, 'li')
  const others = number?.closest('details')
  if (number && others) {
    document.querySelector('[data-own-number]')?.append(number)
    others.open = false
  }
  const country = findFor(names, 'details')
  country?.setAttribute('open', '')
  country?.parentElement?.prepend(country)
}

whenParsed(start)
