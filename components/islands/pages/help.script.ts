/** The script of /help-now, and of a search that finds nothing, which load it themselves: it puts what is for the visitor's country first. */
import { whenParsed } from '../loading/when-ready'

const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'

/** The region of a language tag, such as DE of de-DE. Some browsers name languages that are no tags, such as en-US@posix or C. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}

/**
 * Returns what the country of the browser's languages may be called, the best name first; nothing if they name none. Regions of
 * several countries have numbers, such as 419 for Latin America.
 */
function countryNames(): string[] {
  const region = navigator.languages.map(regionOf).find((one) => one && /^[A-Z]{2}$/.test(one))
  if (!region) return []
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(region) ?? region
  return EUROPEAN_UNION.includes(region) ? [name, 'European Union'] : [name]
}

/** @returns the first element of a kind that is for one of the countries */
function findFor(names: string[], kind: string): HTMLElement | undefined {
  const elements = [...document.querySelectorAll<HTMLElement>(`${kind}[data-country]`)]
  const findNamed = (name: string) => elements.find(({ dataset }) => dataset.country?.split(' and ').includes(name))
  return names.map(findNamed).find((element) => element)
}

function start(): void {
  const names = countryNames()
  const number = findFor(names, 'li')
  const others = number?.closest('details')
  if (number && others) {
    document.querySelector('[data-own-number]')?.append(number)
    others.open = false
  }
  const line = findFor(names, 'a')
  if (line) {
    line.hidden = false
    document.querySelector('[data-finder]')?.toggleAttribute('hidden', true)
  }
  const country = findFor(names, 'details')
  const place = document.querySelector('[data-own-country]')
  if (!country || !place || place.contains(country)) return
  const lines = country.querySelectorAll('li')
  const [first] = lines
  if (first?.querySelector('a[href^="tel:"]')) {
    // Beside the number for an emergency. What it stood in has nothing else if the country has one only.
    first.dataset.country = country.dataset.country
    document.querySelector('[data-own-number]')?.append(first)
    if (lines.length === 1) {
      country.remove()
      return
    }
  }
  // Those of all countries are the first of the others, a tap away.
  for (const all of [...place.children]) {
    all.removeAttribute('open')
    country.parentElement?.prepend(all)
  }
  country.setAttribute('open', '')
  place.append(country)
}

whenParsed(start)
