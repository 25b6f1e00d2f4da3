import { Code } from '@/components/blocks/text/code'
import { Fold } from '@/components/blocks/text/fold'
import { apiPage } from '@/content/pages/api'
import type { DescribedEndpoint, FieldDescription } from '@/lib/site/api/described-endpoints'

const words = apiPage.entry

/** An endpoint of the API: what it is for, what it takes, what comes back, and how programs send it. */
export function EndpointEntry({ endpoint }: { endpoint: DescribedEndpoint }) {
  const { name, method, address, summary, parameters, response, examples } = endpoint
  const [first, ...others] = examples
  return (
    <section aria-labelledby={`call-${name}`} className="split hairline-top gap-y-4 pt-8">
      <div className="space-y-2 md:col-span-5">
        <h3 id={`call-${name}`} className="text-xl">
          <span className="wrap-anywhere font-mono text-[0.95em]">{`${method} ${address}`}</span>
        </h3>
        <p>{summary}</p>
      </div>
      <div className="space-y-5 md:col-span-7">
        {first && <Code language={first.language}>{first.code}</Code>}
        <div>
          <Fold title={words.examples}>
            <div className="space-y-3">
              {others.map(({ language, code }) => (
                <Code key={language} language={language}>
                  {code}
                </Code>
              ))}
            </div>
          </Fold>
          <Fold title={words.fields}>
            <div className="space-y-5">
              {parameters.length > 0 && <Fields title={words.parameters} fields={parameters} />}
              <Fields title={words.response} fields={response} />
            </div>
          </Fold>
        </div>
      </div>
    </section>
  )
}

function Fields({ title, fields }: { title: string; fields: FieldDescription[] }) {
  return (
    <div className="text-sm">
      <h4 className="font-sans font-semibold text-base">{title}</h4>
      <dl className="mt-1 space-y-2">
        {fields.map(({ name, type, description }) => (
          <div key={name}>
            <dt>
              <code className="wrap-anywhere text-[0.95em]">{name}</code> <span className="ml-1 text-soft">{type}</span>
            </dt>
            {description && <dd>{description}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}
