import { Code } from '@/components/blocks/text/code'
import { Fold } from '@/components/blocks/text/fold'
import { apiPage } from '@/content/pages/api'
import type { DescribedEndpoint, FieldDescription } from '@/lib/site/api/described-endpoints'

const words = apiPage.entry

/** An endpoint of the API: what it is for, how programs send it, what it takes and what comes back. */
export function EndpointEntry({ endpoint }: { endpoint: DescribedEndpoint }) {
  const { method, address, summary, parameters, response, examples } = endpoint
  return (
    <Fold
      title={<span className="wrap-anywhere font-mono text-base">{`${method} ${address}`}</span>}
      level="h3"
      note={summary}
    >
      <div className="space-y-5">
        <div className="space-y-3">
          {examples.map(({ language, code }) => (
            <Code key={language} language={language}>
              {code}
            </Code>
          ))}
        </div>
        {parameters.length > 0 && <Fields title={words.parameters} fields={parameters} />}
        <Fields title={words.response} fields={response} />
      </div>
    </Fold>
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
              <code className="wrap-anywhere text-[0.95em]">{name}</code>
            </dt>
            <dd>
              <span className="mr-2 text-soft">{type}</span>
              {description}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
