import { type DistressSubject, distress } from '../../../content/distress'
import { emergencyNote, emergencyNumbers, helplines } from '../../../content/helplines'
import { site } from '../../../content/site'
import { blocks, bullets, link, plain } from './markdown'

/** Emergency numbers, then helplines. @param subject those for it come first */
export function helplineList(subject?: DistressSubject): string {
  const first = (subject && distress[subject].helplines) ?? []
  const isFirst = ({ title }: { title: string }) => first.includes(title)
  const sorted = [...helplines.filter(isFirst), ...helplines.filter((helpline) => !isFirst(helpline))]
  return blocks(
    plain(emergencyNote),
    bullets(emergencyNumbers.map(({ number, where }) => `**${plain(number)}** ${plain(where)}`)),
    bullets(
      sorted.map(({ country, title, url, contact, description }) =>
        [`${plain(country)}: ${link(title, url, '')}`, contact && `**${plain(contact)}**`, plain(description)]
          .filter(Boolean)
          .join(' · ')
      )
    ),
    plain(site.disclaimer)
  )
}
