import { emergencyNote, helplines } from '@/content/helplines'
import { site } from '@/content/site'

/** Helplines by country, with the emergency numbers before them. */
export function Helplines() {
  const countries = [...new Set(helplines.map(({ country }) => country))]
  return (
    <div className="mt-8">
      <h3 className="text-lg">Helplines</h3>
      <p className="measure mt-2">{emergencyNote}</p>
      <dl className="mt-4">
        {countries.map((country) => (
          <div key={country} className="hairline-top grid gap-x-6 py-3 sm:grid-cols-[11rem_1fr]">
            <dt className="font-semibold">{country}</dt>
            <dd className="space-y-3">
              {helplines
                .filter((helpline) => helpline.country === country)
                .map(({ title, url, contact, description }) => (
                  <p key={title}>
                    <a href={url} className="link" rel="noopener">
                      {title}
                    </a>
                    {contact && <strong className="numerals font-semibold">: {contact}</strong>}
                    <span className="block text-sm text-soft">{description}</span>
                  </p>
                ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="hairline-top pt-4 text-sm">
        <span className="measure block">{site.disclaimer}</span>
      </p>
    </div>
  )
}
